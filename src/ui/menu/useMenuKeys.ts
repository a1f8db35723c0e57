// Moving among the entries of a menu by keyboard, and choosing one.
import { type RefObject, useRef } from 'react';
import { findTyped, isTyping, type Typed, withLetter } from '#machines/typeAhead.ts';

/** The entries of this level, including disabled ones. */
function entriesIn(list: HTMLElement): HTMLElement[] {
  const all = list.querySelectorAll<HTMLElement>('[role^="menuitem"]');
  return [...all].filter((entry) => entry.closest('[role="menu"]') === list);
}

/** Focuses the first or last entry, without scrolling the page while the menu is being placed. */
export function goToEnd(list: HTMLElement, end: 'first' | 'last'): void {
  entriesIn(list)
    .at(end === 'first' ? 0 : -1)
    ?.focus({ preventScroll: true });
}

export interface KeyPress {
  key: string;
  /** The time in milliseconds: letters typed quickly belong together. */
  at: number;
  /** The key repeats. */
  repeat: boolean;
}

/** Creates the key handler. `onEnter` gets the id of the chosen entry, and whether the menu stays open. */
export function useMenuKeys(
  list: RefObject<HTMLElement | null>,
  onEnter: (id: string, leavesOpen: boolean) => void,
): (press: KeyPress) => void {
  const typed = useRef<Typed | null>(null);
  return ({ key, at, repeat }) => {
    if (!list.current) return;
    const all = entriesIn(list.current);
    const here = all.findIndex((entry) => entry === document.activeElement);
    const current = all[here];
    const go = (place: number) => all.at(place % Math.max(all.length, 1))?.focus();
    const opens = current?.getAttribute('aria-haspopup') === 'menu';
    const chooses = key === 'Enter' || (key === ' ' && !isTyping(typed.current, at));

    if (key === 'ArrowDown') go(here + 1);
    else if (key === 'ArrowUp') go(Math.max(here, 0) - 1);
    else if (key === 'Home') go(0);
    else if (key === 'End') go(-1);
    else if (opens && (chooses || key === 'ArrowRight')) current.click();
    // The Enter that opened the menu may still be held down.
    else if (chooses && !repeat) onEnter(current?.dataset.item ?? '', key === ' ');
    else if (!chooses && Array.from(key).length === 1) {
      typed.current = withLetter(typed.current, key, at);
      const labels = all.map((entry) => entry.dataset.label ?? '');
      const found = findTyped(labels, here, typed.current);
      if (found >= 0) go(found);
    }
  };
}
