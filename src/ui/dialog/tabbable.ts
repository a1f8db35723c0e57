// What the Tab key reaches.

const candidates =
  'a[href], area[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable], [tabindex]';

/** Only one radio button of a group is a stop: the one that is on or, while none is, the first. */
function isStopOfItsGroup(element: HTMLElement, all: readonly HTMLElement[]): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.name === '') return true;
  const group = all.filter(
    (each): each is HTMLInputElement =>
      each instanceof HTMLInputElement &&
      each.type === 'radio' &&
      each.name === element.name &&
      each.form === element.form,
  );
  return element === (group.find(({ checked }) => checked) ?? group[0]);
}

/** Whether the element itself can be reached, its radio group left aside. */
export function isTabbable(element: HTMLElement): boolean {
  return (
    element.tabIndex >= 0 &&
    !element.matches(':disabled') &&
    element.closest('[inert]') === null &&
    element.checkVisibility({ visibilityProperty: true })
  );
}

/** Every element that might be a stop, in the order of the document, seen or not. */
export function candidatesIn(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(candidates)];
}

/** The stops of the Tab key inside `root`, in the order of the document. */
export function tabbablesIn(root: ParentNode): HTMLElement[] {
  const all = candidatesIn(root).filter(isTabbable);
  return all.filter((element) => isStopOfItsGroup(element, all));
}
