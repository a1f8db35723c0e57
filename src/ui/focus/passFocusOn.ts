// Moves the focus to a neighbour when the element that has it is removed from the page.

/** Focuses the first element that accepts it; removed, hidden, disabled and inert ones don't. */
export function focusFirst(candidates: Iterable<Element | null>): void {
  for (const candidate of candidates) {
    if (!(candidate instanceof HTMLElement) || !candidate.isConnected) continue;
    candidate.focus({ preventScroll: true });
    if (document.activeElement === candidate) return;
  }
}

/** If the focus is in `leaving`, moves it to the next tab stop, else to the previous one. Call it before the element is removed. */
export function passFocusOn(leaving: Element): void {
  if (!leaving.contains(document.activeElement)) return;
  const stops = [...document.querySelectorAll<HTMLElement>('*')].filter(
    (each) => each.tabIndex >= 0 && !leaving.contains(each),
  );
  const isAfter = (each: Element) => leaving.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING;
  focusFirst([...stops.filter(isAfter), ...stops.filter((each) => !isAfter(each)).reverse()]);
}
