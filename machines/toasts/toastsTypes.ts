// The types of the machine of the messages: its context, its events, and what its actors take and answer.

/** A short message about something that happened. */
export interface ToastMessage {
  readonly message: string;
  /** `danger` is for what failed: it is spoken at once. `busy` is for what is under way. `info` by default. */
  readonly tone?: 'info' | 'success' | 'warning' | 'danger' | 'busy' | undefined;
  /** What can be done about it. If `run` rejects, the message stays and says why. */
  readonly action?: { readonly label: string; readonly run: () => Promise<void> } | undefined;
  /** In milliseconds; null for a message that stays until it is answered. */
  readonly timeout?: number | null | undefined;
  /** What it is about: said again under the same key, it takes the place of what was said before. The words, by default. */
  readonly key?: string | undefined;
  /** For messages that add up: "1 document moved to trash", said twice, is "2 documents moved to trash". */
  readonly joins?: ToastJoin | undefined;
}

/** How a message is added to an earlier one of its kind, so that both are one message. */
export interface ToastJoin {
  readonly kind: string;
  /** The one message that says both; null where the earlier one was answered already. Pure. */
  readonly into: (earlier: ToastMessage) => ToastMessage | null;
}

/** One that stands in the row. */
export interface Toast extends ToastMessage {
  /** Another one each time something is said. */
  readonly id: number;
  readonly key: string;
  /** It makes room for no other: a person attends to it, or it has to be answered. True until its card says otherwise. */
  readonly isHeld: boolean;
}

export interface ToastsInput {
  /** So many are shown beside one another, and the newest beyond them until there is room for it. */
  readonly limit: number;
}

export interface ToastsContext extends ToastsInput {
  /** In the order in which they were first said. */
  readonly toasts: readonly Toast[];
  /** How many were said so far. */
  readonly said: number;
}

export type ToastsEvent =
  | { type: 'toast.said'; message: ToastMessage }
  /** What was said under this key holds no longer. */
  | { type: 'toast.withdrawn'; key: string }
  /** Nobody attends to it, and it goes by itself after a while. */
  | { type: 'toast.released'; id: number }
  /** Somebody attends to it. */
  | { type: 'toast.held'; id: number }
  /** It was answered, dismissed, or timed out. */
  | { type: 'toast.gone'; id: number };
