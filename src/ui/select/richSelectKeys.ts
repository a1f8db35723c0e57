// The keys of a list that is searched: what each means to the machine, while the text box has the focus.
import type { Landing, RichSelectEvent } from '#machines/richSelect/richSelectTypes.ts';

export interface PressedIn {
  readonly isOpen: boolean;
  /** Where an opened list begins: at the choice, or nowhere. */
  readonly landing: Landing;
  /** Something stands in the box that can be added. */
  readonly hasText: boolean;
  /** What is typed is added to others. */
  readonly isMultiple: boolean;
  /** There is a choice that Escape may take back. */
  readonly canClear: boolean;
}

/** Rows that PageUp and PageDown go past. */
export const page = 10;

/** What a key means, so that the browser is kept from it; null for a key that is the text box's own. */
export function eventFor(key: string, isAlt: boolean, pressed: PressedIn): RichSelectEvent | null {
  return pressed.isOpen ? whileOpen(key, isAlt) : whileClosed(key, isAlt, pressed);
}

function whileOpen(key: string, isAlt: boolean): RichSelectEvent | null {
  switch (key) {
    case 'ArrowDown':
      return isAlt ? null : { type: 'active.moved', by: 1, wraps: true };
    case 'ArrowUp':
      return isAlt ? { type: 'close' } : { type: 'active.moved', by: -1, wraps: true };
    case 'PageDown':
      return { type: 'active.moved', by: page, wraps: false };
    case 'PageUp':
      return { type: 'active.moved', by: -page, wraps: false };
    case 'Enter':
      return { type: 'accept' };
    case 'Escape':
      return { type: 'close' };
    default:
      return null;
  }
}

function whileClosed(
  key: string,
  isAlt: boolean,
  { landing, hasText, isMultiple, canClear }: PressedIn,
): RichSelectEvent | null {
  switch (key) {
    case 'ArrowDown':
      return { type: 'open', landing: isAlt ? null : (landing ?? 'first') };
    case 'ArrowUp':
      return { type: 'open', landing: 'last' };
    case 'Enter':
      // With nothing typed it is the form's; but where it ends each of several, the one after the last sends no form.
      return hasText || isMultiple ? { type: 'accept' } : null;
    case 'Escape':
      return hasText ? { type: 'query.discarded' } : canClear ? { type: 'clear' } : null;
    default:
      return null;
  }
}

/** Keys that lead back to the text: no row is active then. */
export function leadsToText(key: string): boolean {
  return ['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(key);
}
