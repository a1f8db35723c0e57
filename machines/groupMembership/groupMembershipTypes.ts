// The types of the machine by which documents are put into groups: its context, its events, and what its actors take and answer.

/** What happens to all the documents in a group: they are added, or removed. */
export type Choice = 'all' | 'none';

/** The choices, by the id of a group or the key of a new one; groups without a choice stay as they are. */
export type Choices = Readonly<Record<string, Choice>>;

/** A group that will be made on saving, if its box is ticked then. */
export interface NewGroup {
  /** Stands for its id, and makes a retry safe. */
  readonly key: string;
  readonly name: string;
}

/** Everything to be saved at once. */
export interface Intention {
  readonly choices: Choices;
  /** In the order in which they were named, ticked or not. */
  readonly newGroups: readonly NewGroup[];
}

/** Output of `apply`; it rejects only if nothing is known about any part. */
export type ApplyOutcome =
  | { readonly kind: 'done' }
  /** From some request on refused or not answered: what is left, and why. */
  | { readonly kind: 'refused' | 'unanswered'; readonly left: Intention; readonly message: string };

export interface GroupMembershipContext extends Intention {
  /** Why something was not saved, or may not have been; shown in `notLoaded`, `choosing.refused` and `choosing.unanswered`. */
  readonly message: string | null;
}

export type GroupMembershipEvent =
  /** A box was ticked or cleared; null leaves the group as it is. */
  | { type: 'chosen'; groupId: string; choice: Choice | null }
  /** A new group of this name is added and ticked. */
  | { type: 'named'; group: NewGroup }
  /** Save the choice. */
  | { type: 'save' }
  | { type: 'retry' }
  /** The dialog is to close, or the page is being left. */
  | { type: 'close' }
  /** The person drops the choice. */
  | { type: 'close.confirmed' }
  | { type: 'close.dismissed' };
