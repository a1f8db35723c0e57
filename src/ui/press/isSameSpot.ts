// Whether two presses are at the same place, so that they may be a double press.

/** The largest distance in pixels; touch is less exact than a mouse. */
const sameSpot = { mouse: 16, touch: 32 };

/** Compares positions in the window; `pointerType` is that of the later press. */
export function isSameSpot(press: PointerEvent, { x, y }: { readonly x: number; readonly y: number }): boolean {
  const distance = Math.hypot(press.clientX - x, press.clientY - y);
  return distance <= (press.pointerType === 'mouse' ? sameSpot.mouse : sameSpot.touch);
}
