// Text that stands in a box and is not taken in yet (a keyword, a person's name): whoever leaves the form leaves the box first.

/** Has the box that has the focus take in its text, as if the person had gone to another one; the focus stays. */
export function takeInTyped(): void {
  const box = document.activeElement;
  if (!(box instanceof HTMLInputElement)) return;
  box.blur();
  box.focus({ preventScroll: true });
}
