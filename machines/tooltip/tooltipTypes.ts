// What goes into the tooltip machine.

/** A tip and what it belongs to. */
export interface Tip {
  /** Whatever the page knows it by; the machine only tells one from another. */
  readonly anchor: object;
  readonly text: string;
  /** The keys that do the same. */
  readonly keys: string | null;
}

export interface TooltipContext {
  /** The one that is shown or will be. */
  readonly tip: Tip | null;
}

export type TooltipEvent =
  /** The mouse or the focus came to something that has a tip. */
  | { type: 'anchor.entered'; tip: Tip }
  | { type: 'anchor.left'; anchor: object }
  /** The mouse came to the tip itself: who reads with a magnifier has to. */
  | { type: 'bubble.entered' }
  | { type: 'bubble.left' }
  /** Escape, a press, a scrolled page. */
  | { type: 'dismiss' };
