/** Single-key commands of a page, silent while the user types. */

export type Keys = Record<string, (event: KeyboardEvent) => void>;

function typing(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !["radio", "checkbox", "range", "button"].includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable;
}

/** Listen until the returned function is called. Keys are `event.key` in lower case; Escape works while typing, too. */
export function listen(keys: Keys): () => void {
  const heard = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const key = event.key.toLowerCase();
    if (typing(event.target) && key !== "escape") return;
    const command = keys[key];
    if (command) command(event);
  };
  addEventListener("keydown", heard);
  return () => removeEventListener("keydown", heard);
}

/** Up and down arrows (and Home, End) walk over the given elements. */
export function walk(event: KeyboardEvent, elements: HTMLElement[]): void {
  const at = elements.indexOf(document.activeElement as HTMLElement);
  const steps: Record<string, number> = {
    ArrowDown: Math.min(at + 1, elements.length - 1),
    ArrowUp: Math.max(at - 1, 0),
    Home: 0,
    End: elements.length - 1,
  };
  const to = steps[event.key];
  if (to === undefined) return;
  event.preventDefault();
  elements[to]?.focus();
}
