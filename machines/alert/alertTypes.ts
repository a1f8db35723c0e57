// The types of the alert machine: its context, its events, and what its actors take and answer.

/** Why a message stays that would disappear by itself: the pointer or the keyboard focus is on it, or it is behind a dialog or in a hidden tab. */
export type AlertHold = 'hovered' | 'focused' | 'covered' | 'tabHidden';

export interface AlertInput {
  /** Whether a person can close it; true by default. */
  readonly dismissible?: boolean | undefined;
  /** Milliseconds after which an unattended message disappears; null for never. */
  readonly timeout: number | null;
}

export interface AlertContext {
  readonly dismissible: boolean;
  readonly timeout: number | null;
  /** Everything that holds the message. Each has a name, because several can overlap. */
  readonly holds: readonly AlertHold[];
  /** Why the action failed; shown in `shown.refused`. */
  readonly message: string | null;
}

export type AlertEvent =
  | { type: 'alert.show' }
  /** The program removes it, even if a person could not. */
  | { type: 'alert.hide' }
  | { type: 'alert.dismiss' }
  /** The action that it offers, such as Undo; after a failure, once more. */
  | { type: 'alert.act' }
  | { type: 'hold.began'; hold: AlertHold }
  | { type: 'hold.ended'; hold: AlertHold };
