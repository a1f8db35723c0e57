// What goes into and comes out of the machine by which documents are put into groups.

/** What is to become of the documents in a group: all are put in, or all taken out. */
export type Choice = 'all' | 'none';

/** What was chosen, by group; where nothing was, the documents stay in it or out of it as they are. */
export type Choices = Readonly<Record<string, Choice>>;

/** What the actor `apply` gets. */
export interface ApplyInput {
  readonly choices: Choices;
}

/** What `apply` resolves with: all was done, or what is left and why. It rejects only when nothing was and nobody answered. */
export type ApplyOutcome =
  { readonly kind: 'done' } | { readonly kind: 'refused'; readonly left: Choices; readonly message: string };

/** What the actor `makeGroup` gets. */
export interface MakeGroupInput {
  readonly name: string;
}

/** What `makeGroup` resolves with; it rejects only when nobody answered. */
export type MakeGroupOutcome =
  { readonly kind: 'done'; readonly id: string } | { readonly kind: 'refused'; readonly message: string };

export interface GroupMembershipContext {
  readonly choices: Choices;
  /** The name of the group that is being made. */
  readonly name: string;
  /** Why something was not done; shown in `notLoaded` and `choosing.refused`. */
  readonly message: string | null;
}

export type GroupMembershipEvent =
  /** A box was pressed; null leaves the group as it is. */
  | { type: 'chosen'; groupId: string; choice: Choice | null }
  /** A group of this name is to be made and chosen. */
  | { type: 'make'; name: string }
  /** Done with choosing. */
  | { type: 'save' }
  | { type: 'retry' };
