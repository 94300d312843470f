/** A small router on the History API: a path is matched against patterns like `/games/:game/rules`. */

export interface Route<Name extends string = string> {
  name: Name;
  pattern: string;
}

export type Params = Record<string, string>;

/** The parameters of a path that fits the pattern, or null. A `:name` takes one part, undecodable parts fit nothing. */
export function match(pattern: string, path: string): Params | null {
  const wanted = parts(pattern);
  const given = parts(path);
  if (wanted.length !== given.length) return null;
  const params: Params = {};
  for (const [i, part] of wanted.entries()) {
    const value = given[i]!;
    if (part.startsWith(":")) {
      try {
        params[part.slice(1)] = decodeURIComponent(value);
      } catch {
        return null;
      }
    } else if (part !== value) return null;
  }
  return params;
}

const parts = (path: string) => path.split("/").filter(Boolean);

export function find<N extends string>(routes: readonly Route<N>[], path: string): { name: N; params: Params } | null {
  for (const route of routes) {
    const params = match(route.pattern, path);
    if (params) return { name: route.name, params };
  }
  return null;
}

class Place {
  path = $state("/");
  query = $state.raw(new URLSearchParams());
  hash = $state("");
  /** Grows with every step, so that a page can start afresh on the same path. */
  visit = $state(0);

  read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash.slice(1);
  }

  start(): void {
    this.read();
    addEventListener("popstate", () => this.back());
    document.addEventListener("click", (event) => {
      const link = (event.target as Element | null)?.closest?.("a");
      if (!link || !ours(event, link)) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }

  /** A step back in the browser. What stands behind the question mark is read once by a page, which then begins afresh. */
  private back(): void {
    const [path, query] = [this.path, String(this.query)];
    this.read();
    if (this.path === path && String(this.query) !== query) this.visit += 1;
  }

  go(to: string, { replace = false, quiet = false } = {}): void {
    const same = to.split("#")[0] === location.pathname + location.search;
    history[replace ? "replaceState" : "pushState"](null, "", to);
    this.read();
    if (quiet) return;
    if (same) document.getElementById(this.hash)?.scrollIntoView();
    else {
      this.visit += 1;
      scrollTo(0, 0);
    }
  }
}

/** A plain left click on a link into this very client. */
function ours(event: MouseEvent, link: HTMLAnchorElement): boolean {
  return (
    event.button === 0 &&
    !event.defaultPrevented &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
    link.origin === location.origin &&
    link.target === "" &&
    !link.hasAttribute("download") &&
    !link.pathname.startsWith("/api/")
  );
}

export const place = new Place();
