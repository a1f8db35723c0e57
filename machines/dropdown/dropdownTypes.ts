// What goes into the dropdown machine and what happens to a dropdown.

/** A side of what opens it, or `auto` for the roomiest; `start` and `end` keep to that edge instead of the middle. */
export type DropdownPlacement = `${'auto' | 'top' | 'bottom' | 'left' | 'right'}${'' | '-start' | '-end'}`;

/** `hover` also opens when the mouse rests on it; press and keyboard always do. */
export type DropdownTrigger = 'click' | 'hover';

/** Where the focus goes: an end of what is shown, what is shown as a whole, or nowhere. */
export type DropdownFocus = 'first' | 'last' | 'whole' | 'none';

export interface DropdownInput {
  readonly placement: DropdownPlacement;
  readonly trigger: DropdownTrigger;
}

export interface DropdownContext extends DropdownInput {
  /** Where it is still to go. A new object each time somebody asks, so that asking for the same twice is no less. */
  readonly focus: { readonly to: DropdownFocus };
  /** Pressed before there was anything to take them. */
  readonly keys: readonly string[];
}

export type DropdownEvent =
  /** What opens it was pressed. */
  | { type: 'toggle'; focus: DropdownFocus }
  /** Asked for with no doubt of what is meant: an arrow key, a right click. When it is open, only the focus goes there. */
  | { type: 'open'; focus: DropdownFocus }
  /** Escape, a press outside, a choice. */
  | { type: 'dismiss' }
  /** What is shown took the focus, and the keys that waited for it. */
  | { type: 'focus.taken' }
  /** The focus went elsewhere. */
  | { type: 'focus.left' }
  /** The mouse came to what opens it or to what is shown; a finger does not hover. */
  | { type: 'pointer.entered' }
  | { type: 'pointer.left' }
  /** The page was scrolled or changed its size. */
  | { type: 'moved' }
  | { type: 'key.pressed'; key: string };
