// The types of the machine of a recording's page.

/** The state of the page in the address. */
export interface RecordingAddress {
  /** The name of a recording that is kept in this browser; null if the address names none. */
  readonly name: string | null;
  /** The number of the shown entry, from 1. */
  readonly at: number;
}

export type RecordingViewInput = RecordingAddress;

/** The outcome of opening a recording: how many entries it has, or null if this browser has none of that name. */
export interface OpenedRecording {
  readonly length: number | null;
}

export interface RecordingViewContext extends RecordingAddress {
  /** The number of entries; 0 before it is read. */
  readonly length: number;
  /** Why the recording can't be shown, for people; null if it can. */
  readonly problem: string | null;
}

export type RecordingViewEvent =
  /** The address names another recording or position, for example after "Back". */
  | { type: 'address.changed'; name: string | null; at: number }
  /** A person goes to an entry by its number. Numbers beyond the ends mean the first or last one. */
  | { type: 'go'; to: number }
  /** A person holds the scrubber. */
  | { type: 'scrub.begin' }
  | { type: 'scrub.end' };
