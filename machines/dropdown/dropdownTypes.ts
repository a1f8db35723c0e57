// The types of the dropdown machine: its context, its events and its input.

/** A side of the trigger, or `auto` for the one with the most room; `start` and `end` align with that edge instead of the middle. */
export type DropdownPlacement = `${'auto' | 'top' | 'bottom' | 'left' | 'right'}${'' | '-start' | '-end'}`;

/** `hover` also opens when the mouse rests on the trigger; press and keyboard always open. */
export type DropdownTrigger = 'click' | 'hover';

/** Where the focus goes: the first or last item, the content as a whole, or nowhere. */
export type DropdownFocus = 'first' | 'last' | 'whole' | 'none';

export interface DropdownInput {
  readonly placement: DropdownPlacement;
  readonly trigger: DropdownTrigger;
}

export interface DropdownContext extends DropdownInput {
  /** Where the focus is still to go. A new object for each request, so that the same request twice is noticed. */
  readonly focus: { readonly to: DropdownFocus };
  /** Keys pressed before the content was loaded. */
  readonly keys: readonly string[];
}

export type DropdownEvent =
  /** The trigger was pressed. */
  | { type: 'toggle'; focus: DropdownFocus }
  /** Open without toggling (arrow key, right click). If it is open, only the focus moves. */
  | { type: 'open'; focus: DropdownFocus }
  /** Escape, a press outside, a choice. */
  | { type: 'dismiss' }
  /** The content took the focus and the waiting keys. */
  | { type: 'focus.taken' }
  /** The focus went elsewhere. */
  | { type: 'focus.left' }
  /** The mouse entered the trigger or the content; fingers do not hover. */
  | { type: 'pointer.entered' }
  | { type: 'pointer.left' }
  /** The page scrolled or changed size. */
  | { type: 'moved' }
  | { type: 'key.pressed'; key: string };
