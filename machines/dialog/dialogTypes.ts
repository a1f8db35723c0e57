// The types of the dialog machine: its context, its events, and what its actors take and answer.

/** The kind of dialog: `alert` informs, `confirm` asks, `prompt` takes a text, `content` shows what its owner puts inside. */
export type DialogVariant = 'alert' | 'confirm' | 'prompt' | 'content';

/** How it ended: by its action, by its cancel or close button, by Escape, or by a click outside. */
export type DialogReason = 'ok' | 'cancel' | 'dismissed';

/** How it ended, and the typed value, which only `ok` has. */
export type DialogAnswer =
  | { readonly reason: 'ok'; readonly value: string }
  | { readonly reason: 'cancel' | 'dismissed' };

/** The text of a prompt, and the problem that its validator reports; null if there is none. */
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
  /** The initial value of a prompt; empty and without a problem by default. */
  readonly entry?: DialogEntry | undefined;
  /** Whether confirming first runs the actor `confirmAction`. */
  readonly hasAction?: boolean | undefined;
}

export interface DialogContext extends DialogEntry {
  readonly variant: DialogVariant;
  readonly closeOnEscape: boolean;
  readonly closeOnOutsideClick: boolean;
  readonly hasAction: boolean;
  /** The initial value, used again each time the dialog opens. */
  readonly beginning: DialogEntry;
  /** Why the action failed; shown in `open.refused`. */
  readonly message: string | null;
  /** Set once the dialog is decided; null while it is open. */
  readonly answer: DialogAnswer | null;
}

export type DialogEvent =
  | { type: 'open' }
  | ({ type: 'value.changed' } & DialogEntry)
  /** The action button; after a failure it tries again. */
  | { type: 'confirm' }
  | { type: 'cancel' }
  | { type: 'dismiss'; by: 'escape' | 'outside' }
  /** The owner withdraws the dialog: the question is settled, or its page is left. */
  | { type: 'withdraw' };
