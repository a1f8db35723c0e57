// The types of the form of a group: its context, its events, and what its actors take and answer.
import type { FilledGroupKind, FilledGroupRule, GroupFrame } from '#bibliography/groups/groupRule.ts';
import type { Problem } from '../problem.ts';

/** A new group below a parent (null: at the top), or an existing one. */
export type GroupFormTarget =
  /** `search`: the new group is to hold what this search finds. */
  | { readonly kind: 'create'; readonly parentId: string | null; readonly search?: string }
  | { readonly kind: 'edit'; readonly id: string };

/** The last rule of each kind, so that switching between kinds loses nothing. */
export type RuleByKind = { readonly [Kind in FilledGroupKind]: Extract<FilledGroupRule, { kind: Kind }> };

/** The fields that all kinds have; an empty text for no input. */
export interface FrameValues extends Pick<GroupFrame, 'hierarchy'> {
  readonly name: string;
  /** Shown instead of the name; null shows the name. A new name is always shown itself. */
  readonly displayName: string | null;
  /** Null at the top of the tree. */
  readonly parentId: string | null;
  readonly color: string;
  readonly icon: string;
  readonly description: string;
}

/** Everything that is typed and chosen in the form. */
export interface GroupFormValues extends FrameValues {
  readonly kind: FilledGroupKind;
  readonly rules: RuleByKind;
}

export interface GroupFormInput {
  readonly target: GroupFormTarget;
  /** Makes a retry safe: a request that is repeated with it is not done twice. */
  readonly key: string;
}

/** What the actor `load` resolves with; it rejects only when there was no answer. */
export type LoadOutcome =
  | { readonly kind: 'loaded'; readonly values: GroupFormValues }
  /** The group no longer exists, or cannot be edited. */
  | { readonly kind: 'gone'; readonly message: string };

/** Input of the actor `save`. */
export interface GroupToSave {
  readonly target: GroupFormTarget;
  readonly values: GroupFormValues;
  /** The initial values of the form. */
  readonly before: GroupFormValues;
  readonly key: string;
  /** Earlier requests without an answer, the first one first: the group may be saved like one of these. */
  readonly unanswered: readonly GroupFormValues[];
}

/** What the actor `save` resolves with; it rejects only when there was no answer. */
export type GroupSaveOutcome =
  | { readonly kind: 'saved'; readonly id: string }
  | { readonly kind: 'problems'; readonly problems: readonly Problem[] }
  | { readonly kind: 'refused'; readonly message: string };

export interface GroupFormContext extends GroupToSave {
  readonly problems: readonly Problem[];
  /** About the form as a whole: why it could not be loaded, a refusal, a failure. */
  readonly message: string | null;
  /** Set once the server has accepted. */
  readonly savedId: string | null;
}

export type GroupFormEvent =
  | { type: 'frame.changed'; change: Partial<FrameValues> }
  | { type: 'kind.changed'; kind: FilledGroupKind }
  /** The whole rule of the chosen kind. */
  | { type: 'rule.changed'; rule: FilledGroupRule }
  | { type: 'submit' }
  | { type: 'retry' }
  /** The dialog is to close, or the page is being left. */
  | { type: 'close' }
  /** The person drops the input. */
  | { type: 'close.confirmed' }
  | { type: 'close.dismissed' };

/** The server answered with problems that have to be solved first. */
export interface GroupFormEmitted {
  readonly type: 'problems.pointedOut';
}

export interface GroupFormOutput {
  /** Null if nothing was saved. */
  readonly savedId: string | null;
}
