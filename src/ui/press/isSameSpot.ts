// Whether a pointer presses where it pressed before: two presses at one spot are taken for a double press.

/** The largest distance in pixels. Fingers are less exact than mice. */
const sameSpot = { mouse: 16, touch: 32 };

/** Compares places in the window; the device is that of the later press. */
export function isSameSpot(press: PointerEvent, { x, y }: { readonly x: number; readonly y: number }): boolean {
  const distance = Math.hypot(press.clientX - x, press.clientY - y);
  return distance <= (press.pointerType === 'mouse' ? sameSpot.mouse : sameSpot.touch);
}
