// The types of the form of a group: its context, its events, and what its actors take and answer.
import type { FilledGroupKind, FilledGroupRule, GroupFrame } from '#bibliography/groups/groupRule.ts';
import type { Problem } from '../problem.ts';

/** A new group below another (null: at the top), or one that is there. */
export type GroupFormTarget =
  /** `search`: it is to hold what this search finds. */
  | { readonly kind: 'create'; readonly parentId: string | null; readonly search?: string }
  | { readonly kind: 'edit'; readonly id: string };

/** The rule of each kind as it was last typed: who looks at another kind and comes back finds it again. */
export type RuleByKind = { readonly [Kind in FilledGroupKind]: Extract<FilledGroupRule, { kind: Kind }> };

/** What the form shows whatever the kind; nothing typed is the empty text. */
export interface FrameValues extends Pick<GroupFrame, 'hierarchy'> {
  readonly name: string;
  /** What is shown in place of the name; null: the name. A new name is shown itself. */
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
  /** Makes a retry safe: what is sent again with it is not made twice. */
  readonly key: string;
}

/** What the actor `load` resolves with; it rejects only when there was no answer. */
export type LoadOutcome =
  | { readonly kind: 'loaded'; readonly values: GroupFormValues }
  /** The group is not there any more, or cannot be changed. */
  | { readonly kind: 'gone'; readonly message: string };

/** What the actor `save` is asked. */
export interface GroupToSave {
  readonly target: GroupFormTarget;
  readonly values: GroupFormValues;
  /** What the form began with. */
  readonly before: GroupFormValues;
  readonly key: string;
  /** What was sent before and had no answer, the first one first: perhaps the group is there by now, and like one of these. */
  readonly unanswered: readonly GroupFormValues[];
}

/** What the actor `save` resolves with; it rejects only when there was no answer. */
export type GroupSaveOutcome =
  | { readonly kind: 'saved'; readonly id: string }
  | { readonly kind: 'problems'; readonly problems: readonly Problem[] }
  | { readonly kind: 'refused'; readonly message: string };

export interface GroupFormContext extends GroupToSave {
  readonly problems: readonly Problem[];
  /** About the whole: why it could not be opened, a refusal, a failure. */
  readonly message: string | null;
  /** From the accepting answer on. */
  readonly savedId: string | null;
}

export type GroupFormEvent =
  | { type: 'frame.changed'; change: Partial<FrameValues> }
  | { type: 'kind.changed'; kind: FilledGroupKind }
  /** Of the rule's kind, whole. */
  | { type: 'rule.changed'; rule: FilledGroupRule }
  | { type: 'submit' }
  | { type: 'retry' }
  /** The dialog is to be closed, or the page left. */
  | { type: 'close' }
  /** What was typed is given up. */
  | { type: 'close.confirmed' }
  | { type: 'close.dismissed' };

/** An attempt ended with problems that are to be solved first. */
export interface GroupFormEmitted {
  readonly type: 'problems.pointedOut';
}

export interface GroupFormOutput {
  /** Null when nothing was saved. */
  readonly savedId: string | null;
}
