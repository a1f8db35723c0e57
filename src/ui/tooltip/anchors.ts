// The elements that have tips, by id: a machine's context holds no elements.

const names = new WeakMap<Element, string>();
let named = 0;

/** The name of an element, the same whenever it is asked for. */
export function nameOf(anchor: HTMLElement): string {
  const name = names.get(anchor) ?? `tip-${(named += 1)}`;
  names.set(anchor, name);
  return name;
}

/** The element of a name, if it is still on the page. */
export function anchorNamed(name: string): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>('[data-tip]')].find((each) => names.get(each) === name) ?? null;
}

/** Whether what the element opens is there: that says more than its tip. */
export const isExpanded = (anchor: Element): boolean => anchor.getAttribute('aria-expanded') === 'true';
