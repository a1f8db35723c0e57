// The types of the machine of the messages: its context, its events, and what its actors take and answer.

/** A short message about something that happened. */
export interface ToastMessage {
  readonly message: string;
  /** `danger` is for failures, which screen readers announce at once. `busy` is for running work. `info` by default. */
  readonly tone?: 'info' | 'success' | 'warning' | 'danger' | 'busy' | undefined;
  /** An action that the message offers. If `run` rejects, the message stays and shows the reason. */
  readonly action?: { readonly label: string; readonly run: () => Promise<void> } | undefined;
  /** How long it is shown, in milliseconds; null for a message that stays until it is answered. */
  readonly timeout?: number | null | undefined;
  /** A new message replaces an earlier one with the same key. By default, the text is the key. */
  readonly key?: string | undefined;
  /** For messages that are combined: two of "1 document moved to trash" become "2 documents moved to trash". */
  readonly joins?: ToastJoin | undefined;
}

/** How a message is combined with an earlier one of its kind. */
export interface ToastJoin {
  readonly kind: string;
  /** Returns the combined message; null if the earlier one was answered already. Pure. */
  readonly into: (earlier: ToastMessage) => ToastMessage | null;
}

/** A message that is shown, or waits to be shown. */
export interface Toast extends ToastMessage {
  /** Unique for each message, also for one that replaces another. */
  readonly id: number;
  readonly key: string;
  /** Whether it must not be removed to make room for others, because it is held or has to be answered. True until its card reports otherwise. */
  readonly isHeld: boolean;
}

export interface ToastsInput {
  /** How many are shown at once. If all of them must not be removed, the newest is shown beside them, and older ones wait. */
  readonly limit: number;
}

export interface ToastsContext extends ToastsInput {
  /** In the order of their first appearance. */
  readonly toasts: readonly Toast[];
  /** How many messages there have been. */
  readonly said: number;
}

export type ToastsEvent =
  | { type: 'toast.said'; message: ToastMessage }
  /** The message with this key is no longer true. */
  | { type: 'toast.withdrawn'; key: string }
  /** Nothing holds it any more, and it has a timeout. */
  | { type: 'toast.released'; id: number }
  /** Something holds it: the pointer or the focus on it, for example. */
  | { type: 'toast.held'; id: number }
  /** It was answered, dismissed, or timed out. */
  | { type: 'toast.gone'; id: number };
