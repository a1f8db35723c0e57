// Moves the focus to a neighbour when the element that has it is removed from the page.

/** Focuses the first that takes it: what is gone, hidden, disabled or inert does not. */
export function focusFirst(candidates: Iterable<Element | null>): void {
  for (const candidate of candidates) {
    if (!(candidate instanceof HTMLElement) || !candidate.isConnected) continue;
    candidate.focus({ preventScroll: true });
    if (document.activeElement === candidate) return;
  }
}

/** Gives the focus, if it is in `leaving`, to the next stop of the Tab key, else to the one before. Called while it is on the page still. */
export function passFocusOn(leaving: Element): void {
  if (!leaving.contains(document.activeElement)) return;
  const stops = [...document.querySelectorAll<HTMLElement>('*')].filter(
    (each) => each.tabIndex >= 0 && !leaving.contains(each),
  );
  const isAfter = (each: Element) => leaving.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING;
  focusFirst([...stops.filter(isAfter), ...stops.filter((each) => !isAfter(each)).reverse()]);
}
