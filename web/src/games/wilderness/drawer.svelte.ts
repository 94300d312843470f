/** Boards that were put aside in this browser: their names and their texts. */

export interface Kept {
  name: string;
  text: string;
}

const KEY = "deskoherna.wilderness.boards";
const MOST = 50;

function read(): Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found)
      ? found.filter((one): one is Kept => typeof one?.name === "string" && typeof one?.text === "string")
      : [];
  } catch {
    return [];
  }
}

class Drawer {
  kept: readonly Kept[] = $state.raw(read());

  private write(kept: readonly Kept[]): void {
    this.kept = kept.slice(0, MOST);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // a browser that keeps nothing: the boards last as long as the page
    }
  }

  /** The newest first; a name that was used is used anew. */
  put(name: string, text: string): void {
    this.write([{ name, text }, ...this.kept.filter((one) => one.name !== name)]);
  }

  drop(name: string): void {
    this.write(this.kept.filter((one) => one.name !== name));
  }
}

export const drawer = new Drawer();
