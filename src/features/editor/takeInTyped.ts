// Commits text that is still in an input to its field (a keyword, a name) before the form is closed.

/** Commits the text of the focused input as if it had lost the focus; the focus stays. */
export function takeInTyped(): void {
  const box = document.activeElement;
  if (!(box instanceof HTMLInputElement)) return;
  box.blur();
  box.focus({ preventScroll: true });
}
