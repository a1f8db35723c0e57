// Maps the keys of a searchable select to events of its machine, while the input has the focus.
import type { Landing, RichSelectEvent } from '#machines/richSelect/richSelectTypes.ts';

export interface PressedIn {
  readonly isOpen: boolean;
  /** The active option when the list opens: the selected one, or none. */
  readonly landing: Landing;
  /** The input has text that can be added. */
  readonly hasText: boolean;
  /** Typed text is added to other options. */
  readonly isMultiple: boolean;
  /** There is a selection that Escape may clear. */
  readonly canClear: boolean;
}

/** The rows that PageUp and PageDown skip. */
export const page = 10;

/** The event for a key, whose browser default is then prevented; null for keys that belong to the input. */
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
      // With nothing typed, Enter submits the form. In a multiple select it doesn't, because Enter also ends the last item.
      return hasText || isMultiple ? { type: 'accept' } : null;
    case 'Escape':
      return hasText ? { type: 'query.discarded' } : canClear ? { type: 'clear' } : null;
    default:
      return null;
  }
}

/** Whether a key returns to the text: then no row is active. */
export function leadsToText(key: string): boolean {
  return ['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(key);
}
