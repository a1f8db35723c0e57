// Finds the draggable element under a press: a row of the list or of the tree.

/** The row that was pressed, if that may become a drag; with the mouse or a pen, for fingers scroll. */
export function pressedOn({ target, pointerType, button, isPrimary }: PointerEvent): HTMLElement | null {
  if (pointerType === 'touch' || button !== 0 || !isPrimary || !(target instanceof Element)) return null;
  // A box is ticked, a button pressed, a name typed, a text marked.
  if (target.closest('input, label, button, [data-text]')) return null;
  return target.closest<HTMLElement>('[data-drag-document], [data-group-movable]');
}
