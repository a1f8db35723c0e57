// Gives elements with tips an id, because the machine's context holds no elements.

const names = new WeakMap<Element, string>();
let named = 0;

/** The id of an element, always the same. */
export function nameOf(anchor: HTMLElement): string {
  const name = names.get(anchor) ?? `tip-${(named += 1)}`;
  names.set(anchor, name);
  return name;
}

/** The element with this id, if it is still on the page. */
export function anchorNamed(name: string): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>('[data-tip]')].find((each) => names.get(each) === name) ?? null;
}

/** Whether the element has opened its popup, which makes the tip unnecessary. */
export const isExpanded = (anchor: Element): boolean => anchor.getAttribute('aria-expanded') === 'true';
