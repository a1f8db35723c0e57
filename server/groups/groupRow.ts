// A row of the table of groups.
import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import type { GroupHierarchy, GroupKind, GroupRule } from '#bibliography/groups/groupRule.ts';
import { type Json, canonicalJson } from '../library/canonicalJson.ts';

/** The rule without its kind, which is stored in a column of its own. */
export type StoredRule = Readonly<Record<string, unknown>>;

export interface GroupRow {
  readonly id: string;
  readonly parent_id: string | null;
  readonly position: number;
  readonly kind: GroupKind;
  readonly name: string;
  readonly display_name: string | null;
  readonly hierarchy: GroupHierarchy;
  readonly color: string | null;
  readonly description: string | null;
  readonly icon: string | null;
  readonly is_expanded: boolean;
  readonly rule: StoredRule;
  /** How the rule is evaluated for written documents: with other rules, alone because it was slow, or not any more. */
  readonly asked: 'together' | 'alone' | 'never';
}

/** Selects the columns of a `GroupRow`. */
export const groupColumns = sql`id, parent_id, position, kind, name, display_name, hierarchy, color, description, icon, is_expanded, rule, asked`;

/** Matches the ids of stored groups and of derived subgroups; no group has any other id. */
export const groupIdForm = /^[\w-]{1,100}(\.[\w-]{1,600})?$/;

/** The rule of a row. It is not checked again, because rules are validated before they are stored. */
export function ruleOf({ kind, rule }: Pick<GroupRow, 'kind' | 'rule'>): GroupRule {
  return { ...rule, kind } as GroupRule;
}

/** Changes whenever the group is edited or moved to another parent, but not if it is expanded or moved among its siblings. */
export function fingerprintOf(row: GroupRow): string {
  const { id, parent_id, kind, name, display_name, hierarchy, color, description, icon, rule } = row;
  const kept = { id, parent_id, kind, name, display_name, hierarchy, color, description, icon, rule: rule as Json };
  return createHash('sha256').update(canonicalJson(kept)).digest('base64url');
}

/** The same for a group with its descendants, in any order: changes if one is added, removed, edited or moved to another parent. */
export function fingerprintOfAll(rows: readonly GroupRow[]): string {
  return createHash('sha256').update(rows.map(fingerprintOf).sort().join()).digest('base64url');
}

/** A group that a step created, with the fingerprint that it had then. */
export interface MadeGroup {
  readonly id: string;
  readonly fingerprint: string;
}

/** The group in the form in which the step that created it stores it. */
export function asMade(row: GroupRow): MadeGroup {
  return { id: row.id, fingerprint: fingerprintOf(row) };
}
