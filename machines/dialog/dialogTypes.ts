// What goes into and comes out of the dialog machine.

/** What it asks: to be read, to be allowed, to be typed into; `content` is whatever its owner puts inside. */
export type DialogVariant = 'alert' | 'confirm' | 'prompt' | 'content';

/** How it ended: with its action, by its cancel or close button, or by one of the ways past it. */
export type DialogReason = 'ok' | 'cancel' | 'dismissed';

/** How it ended, and what was typed; a value comes with `ok` alone. */
export type DialogAnswer =
  { readonly reason: 'ok'; readonly value: string } | { readonly reason: 'cancel' | 'dismissed' };

/** What is typed into a prompt, and what its validator says of that; null when it says nothing. */
export interface DialogEntry {
  readonly value: string;
  readonly problem: string | null;
}

export interface DialogInput {
  readonly variant: DialogVariant;
  /** True by default. */
  readonly closeOnEscape?: boolean | undefined;
  /** True by default. */
  readonly closeOnOutsideClick?: boolean | undefined;
  /** What a prompt begins with; nothing typed and no problem by default. */
  readonly entry?: DialogEntry | undefined;
  /** Whether confirming does something first, by the actor `confirmAction`. */
  readonly hasAction?: boolean | undefined;
}

export interface DialogContext extends DialogEntry {
  readonly variant: DialogVariant;
  readonly closeOnEscape: boolean;
  readonly closeOnOutsideClick: boolean;
  readonly hasAction: boolean;
  /** To begin with again when it is opened again. */
  readonly beginning: DialogEntry;
  /** Why the action failed; shown in `open.refused`. */
  readonly message: string | null;
  /** From the decision on; null while it is open. */
  readonly answer: DialogAnswer | null;
}

export type DialogEvent =
  | { type: 'open' }
  | ({ type: 'value.changed' } & DialogEntry)
  /** The action of the dialog; after a refusal it tries again. */
  | { type: 'confirm' }
  | { type: 'cancel' }
  | { type: 'dismiss'; by: 'escape' | 'outside' }
  /** Its owner takes it back: the question has settled itself, or the page it was asked on is left. */
  | { type: 'withdraw' };
