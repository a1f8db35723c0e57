// The types of the tooltip machine.

/** A tip and the element that it belongs to. */
export interface Tip {
  /** The name of the element, by which the page finds it. */
  readonly anchor: string;
  readonly text: string;
  /** The keyboard shortcut of the element's action. */
  readonly keys: string | null;
}

/** What points at an anchor: the mouse or the keyboard focus. */
export type TipSource = 'pointer' | 'focus';

export interface TooltipContext {
  /** The tip that is shown or about to be shown. */
  readonly tip: Tip | null;
  /** What points at its anchor. */
  readonly sources: readonly TipSource[];
}

export type TooltipEvent =
  /** The mouse or the focus came to something that has a tip. */
  | { type: 'anchor.entered'; by: TipSource; tip: Tip }
  | { type: 'anchor.left'; by: TipSource; anchor: string }
  /** The mouse moved onto the tip itself. People who use a screen magnifier need this. */
  | { type: 'bubble.entered' }
  | { type: 'bubble.left' }
  /** Escape, a press or a scrolled page; or the anchor was removed. */
  | { type: 'dismiss' };
