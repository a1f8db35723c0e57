// The types of the machine by which documents are put into groups: its context, its events, and what its actors take and answer.

/** What is to become of the documents in a group: all are put in, or all taken out. */
export type Choice = 'all' | 'none';

/** What was chosen, by group or by the key of a new one; where nothing was, the documents stay in it or out of it as they are. */
export type Choices = Readonly<Record<string, Choice>>;

/** A group that is made when all is done, if its box is ticked then. */
export interface NewGroup {
  /** Stands for its id, and makes a retry safe. */
  readonly key: string;
  readonly name: string;
}

/** All that is to be done, at once. */
export interface Intention {
  readonly choices: Choices;
  /** In the order in which they were named, ticked or not. */
  readonly newGroups: readonly NewGroup[];
}

/** What `apply` resolves with; it rejects only when nobody knows of any part of it what became of it. */
export type ApplyOutcome =
  | { readonly kind: 'done' }
  /** Refused, or without an answer, from somewhere on: what is left, and why. */
  | { readonly kind: 'refused' | 'unanswered'; readonly left: Intention; readonly message: string };

export interface GroupMembershipContext extends Intention {
  /** Why something was not done, or may not have been; shown in `notLoaded`, `choosing.refused` and `choosing.unanswered`. */
  readonly message: string | null;
}

export type GroupMembershipEvent =
  /** A box was pressed; null leaves the group as it is. */
  | { type: 'chosen'; groupId: string; choice: Choice | null }
  /** A group of this name is to be made and chosen. */
  | { type: 'named'; group: NewGroup }
  /** Done with choosing. */
  | { type: 'save' }
  | { type: 'retry' }
  /** The dialog is to be closed, or the page left. */
  | { type: 'close' }
  /** What was chosen is given up. */
  | { type: 'close.confirmed' }
  | { type: 'close.dismissed' };
