// Adds text that is still in an input to its field (a keyword, a name) before the form is left.

/** Has the box that has the focus take in its text, as if the person had gone to another one; the focus stays. */
export function takeInTyped(): void {
  const box = document.activeElement;
  if (!(box instanceof HTMLInputElement)) return;
  box.blur();
  box.focus({ preventScroll: true });
}
