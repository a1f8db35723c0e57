// Finds the draggable element under a press: a row of the list or of the tree.

/** The pressed row, if dragging can start there. Mouse and pen only: touch scrolls. */
export function pressedOn({ target, pointerType, button, isPrimary }: PointerEvent): HTMLElement | null {
  if (pointerType === 'touch' || button !== 0 || !isPrimary || !(target instanceof Element)) return null;
  // These elements have their own use for a press: ticking, clicking, typing, selecting text.
  if (target.closest('input, label, button, [data-text]')) return null;
  return target.closest<HTMLElement>('[data-drag-document], [data-group-movable]');
}
