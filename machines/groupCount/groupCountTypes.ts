// The types of the live count of a rule: its context, its events, and what its actors take and answer.
import type { FilledGroupRule, GroupHierarchy } from '#bibliography/groups/groupRule.ts';
import type { Problem } from '../problem.ts';

/** What is counted: a rule without name, appearance and subgroups, which do not matter. */
export interface CountQuestion {
  /** The group that is edited; null for a new one. */
  readonly id: string | null;
  readonly parentId: string | null;
  readonly hierarchy: GroupHierarchy;
  readonly rule: FilledGroupRule;
}

/** What a group would contain. */
export interface GroupCount {
  readonly documentCount: number;
  /** Cited keys that no document has; only for TeX files. */
  readonly missingKeys: readonly string[];
  /** Keys of documents that the file does not cite; only for TeX files. */
  readonly uncitedKeys: readonly string[];
}

/** Output of the actor `preview`; it rejects only if there was no answer. */
export type CountOutcome =
  | { readonly kind: 'counted'; readonly count: GroupCount }
  | { readonly kind: 'problems'; readonly problems: readonly Problem[] };

export interface GroupCountContext {
  readonly question: CountQuestion | null;
  /** The last count. While another one is awaited, it is outdated. */
  readonly count: GroupCount | null;
  /** The server's problems with the rule. */
  readonly problems: readonly Problem[];
  /** Why there is no answer. */
  readonly message: string | null;
}

export type GroupCountEvent =
  /** The question; null if the rule cannot be counted as it stands. */
  { type: 'question.changed'; question: CountQuestion | null } | { type: 'retry' };
