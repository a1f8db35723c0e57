// The types of the machine of the group tree: its context, its events, and what its actors take and answer.

/** A place among the groups: below which one (null: at the top), and before which sibling (null: last). */
export interface GroupPlace {
  readonly parentId: string | null;
  readonly before: string | null;
}

/** What the form is opened for. */
export type FormTarget =
  /** `search`: it is to hold what this search finds. */
  | { readonly kind: 'create'; readonly parentId: string | null; readonly search?: string }
  | { readonly kind: 'edit'; readonly id: string };

/** What becomes of a change; it rejects only when there was no answer. */
export type ChangeOutcome = { readonly kind: 'done' } | { readonly kind: 'refused'; readonly message: string };

export interface RenameInput {
  readonly id: string;
  readonly name: string;
}

export interface MoveInput {
  readonly id: string;
  readonly place: GroupPlace;
}

export interface RemoveInput {
  readonly id: string;
}

/** One place up or down among its siblings. */
export interface StepInput {
  readonly id: string;
  readonly by: -1 | 1;
}

/** A change that somebody wants. While another one is on its way it waits. */
export type Intention =
  | { readonly type: 'rename'; readonly id: string; readonly name: string }
  | { readonly type: 'move'; readonly id: string }
  | ({ readonly type: 'step' } & StepInput)
  | { readonly type: 'delete'; readonly id: string }
  | { readonly type: 'form'; readonly target: FormTarget };

export interface GroupTreeContext {
  /** The group that the keyboard is on; null before it comes to the tree. */
  readonly focusId: string | null;
  /** From where a range of groups is chosen. */
  readonly anchorId: string | null;
  /** What the tree is filtered by, as it was typed. */
  readonly filter: string;
  /** The group that something is done with; empty while nothing is. */
  readonly id: string;
  /** Its name before it was renamed, and as it is typed. */
  readonly oldName: string;
  readonly name: string;
  /** Where it is moved to. */
  readonly place: GroupPlace;
  readonly by: -1 | 1;
  readonly form: FormTarget;
  /** What was wanted while something else was on its way, in that order. */
  readonly queue: readonly Intention[];
  /** Why nothing was changed; shown in the states named `refused`. */
  readonly message: string | null;
  /** Why the tree is not there. */
  readonly failure: string | null;
}

export type GroupTreeEvent =
  /** Groups may have come, gone or changed: the tree is asked for again. */
  | { type: 'outdated' }
  | { type: 'retry' }
  /** The keyboard went to a group, or left the tree. */
  | { type: 'focus.moved'; id: string | null }
  /** A group was chosen by itself, or one more; ranges go from here. */
  | { type: 'chosen'; id: string }
  | { type: 'filter.changed'; filter: string }
  | Intention
  | { type: 'name.changed'; name: string }
  | { type: 'save' }
  /** The group that is renamed is not drawn any more: deleted, below a closed group, filtered away. */
  | { type: 'row.gone' }
  | { type: 'place.chosen'; place: GroupPlace }
  /** What was begun is left as it was, or the form is done. */
  | { type: 'leave' };

/** A typed name was not saved, and its box is gone: nothing else says so. */
export interface RenameGivenUp {
  readonly type: 'rename.givenUp';
  readonly id: string;
  readonly oldName: string;
  readonly name: string;
  readonly message: string;
}
