// The types of the machine of the group tree: its context, its events, and what its actors take and answer.

/** A place in the tree: the parent (null: at the top), and the sibling before which it is (null: last). */
export interface GroupPlace {
  readonly parentId: string | null;
  readonly before: string | null;
}

/** The purpose of the form. */
export type FormTarget =
  /** `search`: the new group is to hold what this search finds. */
  | { readonly kind: 'create'; readonly parentId: string | null; readonly search?: string }
  | { readonly kind: 'edit'; readonly id: string };

/** The result of a change; it rejects only if there was no answer. */
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

/** Up or down by one among its siblings. */
export interface StepInput {
  readonly id: string;
  readonly by: -1 | 1;
}

/** A requested change. It waits while another one is running. */
export type Intention =
  | { readonly type: 'rename'; readonly id: string; readonly name: string }
  | { readonly type: 'move'; readonly id: string }
  | ({ readonly type: 'step' } & StepInput)
  | { readonly type: 'delete'; readonly id: string }
  | { readonly type: 'form'; readonly target: FormTarget };

export interface GroupTreeContext {
  /** The group with the keyboard focus; null before the tree had the focus. */
  readonly focusId: string | null;
  /** Where a range of groups begins. */
  readonly anchorId: string | null;
  /** The filter of the tree, as typed. */
  readonly filter: string;
  /** The group that is being changed; empty if none is. */
  readonly id: string;
  /** Its name before renaming, and as typed. */
  readonly oldName: string;
  readonly name: string;
  /** Its new place. */
  readonly place: GroupPlace;
  readonly by: -1 | 1;
  readonly form: FormTarget;
  /** Changes that are waiting, in order. */
  readonly queue: readonly Intention[];
  /** Why the last change failed; shown in the states named `refused`. */
  readonly message: string | null;
  /** Why the tree could not be loaded. */
  readonly failure: string | null;
}

export type GroupTreeEvent =
  /** Groups may have appeared, disappeared or changed: the tree must reload. */
  | { type: 'outdated' }
  | { type: 'retry' }
  /** The keyboard focus moved to a group, or left the tree. */
  | { type: 'focus.moved'; id: string | null }
  /** A group was chosen alone or in addition; ranges begin here. */
  | { type: 'chosen'; id: string }
  | { type: 'filter.changed'; filter: string }
  | Intention
  | { type: 'name.changed'; name: string }
  | { type: 'save' }
  /** The group that is being renamed is no longer shown: deleted, below a collapsed group, or filtered out. */
  | { type: 'row.gone' }
  | { type: 'place.chosen'; place: GroupPlace }
  /** The person cancels what was begun, or closes the form. */
  | { type: 'leave' };

/** A name could not be saved after its box had gone; nothing else would report it. */
export interface RenameGivenUp {
  readonly type: 'rename.givenUp';
  readonly id: string;
  readonly oldName: string;
  readonly name: string;
  readonly message: string;
}
