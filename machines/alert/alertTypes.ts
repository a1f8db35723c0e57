// The types of the alert machine: its context, its events, and what its actors take and answer.

/** Why a message that would go by itself stays: somebody points at it or is in it with the keyboard, or it is out of reach behind a dialog or in a hidden tab. */
export type AlertHold = 'hovered' | 'focused' | 'covered' | 'tabHidden';

export interface AlertInput {
  /** Whether a person can close it; true by default. */
  readonly dismissible?: boolean | undefined;
  /** After how many milliseconds unattended it goes by itself; never, if null. */
  readonly timeout: number | null;
}

export interface AlertContext {
  readonly dismissible: boolean;
  readonly timeout: number | null;
  /** All that hold it now. Each is named, so that the end of one is not taken for the end of all. */
  readonly holds: readonly AlertHold[];
  /** Why the action failed; shown in `shown.refused`. */
  readonly message: string | null;
}

export type AlertEvent =
  | { type: 'alert.show' }
  /** The program takes it away, whether or not a person could. */
  | { type: 'alert.hide' }
  | { type: 'alert.dismiss' }
  /** The action that it offers, such as Undo; after a refusal, once more. */
  | { type: 'alert.act' }
  | { type: 'hold.began'; hold: AlertHold }
  | { type: 'hold.ended'; hold: AlertHold };
