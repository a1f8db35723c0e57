// What goes into the tooltip machine.

/** A tip and what it belongs to. */
export interface Tip {
  /** The name by which the page knows its element. */
  readonly anchor: string;
  readonly text: string;
  /** The keys that do the same. */
  readonly keys: string | null;
}

/** What is with an anchor: the mouse, the focus of the keyboard, or both. */
export type TipSource = 'pointer' | 'focus';

export interface TooltipContext {
  /** The one that is shown or will be. */
  readonly tip: Tip | null;
  /** What is with its anchor. */
  readonly sources: readonly TipSource[];
}

export type TooltipEvent =
  /** The mouse or the focus came to something that has a tip. */
  | { type: 'anchor.entered'; by: TipSource; tip: Tip }
  | { type: 'anchor.left'; by: TipSource; anchor: string }
  /** The mouse came to the tip itself: who reads with a magnifier has to. */
  | { type: 'bubble.entered' }
  | { type: 'bubble.left' }
  /** Escape, a press, a scrolled page, an anchor that is gone. */
  | { type: 'dismiss' };
