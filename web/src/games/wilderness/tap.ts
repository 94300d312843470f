/** A finger cannot hover: its first tap looks, its second one plays. */

export const byFinger = (event: MouseEvent): boolean => event instanceof PointerEvent && event.pointerType === "touch";

/** A tap that only looks: nobody else hears of it. */
export function isFirstTap(event: MouseEvent): boolean {
  if (!byFinger(event)) return false;
  event.stopImmediatePropagation();
  return true;
}
