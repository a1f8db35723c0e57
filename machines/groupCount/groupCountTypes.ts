// What goes into and comes out of the live count of a rule.
import type { FilledGroupRule, GroupHierarchy } from '#bibliography/groups/groupRule.ts';
import type { Problem } from '../problem.ts';

/** What is counted: the name, the looks and the subgroups do not matter. */
export interface CountQuestion {
  /** The group that would be changed; null for a new one. */
  readonly id: string | null;
  readonly parentId: string | null;
  readonly hierarchy: GroupHierarchy;
  readonly rule: FilledGroupRule;
}

/** What a group would hold. */
export interface GroupCount {
  readonly documentCount: number;
  /** The cited keys that no document has; of other kinds than a TeX file none. */
  readonly missingKeys: readonly string[];
  /** The keys of documents that the file does not cite; of other kinds than a TeX file none. */
  readonly uncitedKeys: readonly string[];
}

/** What the actor `preview` resolves with; it rejects only when there was no answer. */
export type CountOutcome =
  | { readonly kind: 'counted'; readonly count: GroupCount }
  | { readonly kind: 'problems'; readonly problems: readonly Problem[] };

export interface GroupCountContext {
  readonly question: CountQuestion | null;
  /** The last one there was. While another is awaited it is an old one. */
  readonly count: GroupCount | null;
  /** What the server has against the rule. */
  readonly problems: readonly Problem[];
  /** Why there is no answer. */
  readonly message: string | null;
}

export type GroupCountEvent =
  /** Null: it cannot be counted as it stands. */
  { type: 'question.changed'; question: CountQuestion | null } | { type: 'retry' };
