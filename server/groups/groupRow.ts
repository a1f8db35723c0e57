// A group as it stands in its table.
import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import type { GroupHierarchy, GroupKind, GroupRule } from '#bibliography/groups/groupRule.ts';
import { type Json, canonicalJson } from '../library/canonicalJson.ts';

/** The rule without its kind, which has a column of its own. */
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
  /** How the rule is asked about documents that are written: among others, by itself since it was slow, or not any more. */
  readonly asked: 'together' | 'alone' | 'never';
}

/** The columns of a `GroupRow`. */
export const groupColumns = sql`id, parent_id, position, kind, name, display_name, hierarchy, color, description, icon, is_expanded, rule, asked`;

/** The id of a group that somebody made, or of a subgroup that an automatic group makes. Anything else cannot be there. */
export const groupIdForm = /^[\w-]{1,100}(\.[\w-]{1,600})?$/;

/** The rule of a row. What is stored was judged when it came, and is of the kind that the row says. */
export function ruleOf({ kind, rule }: Pick<GroupRow, 'kind' | 'rule'>): GroupRule {
  return { ...rule, kind } as GroupRule;
}

/** The same as long as nobody changes the group or moves it below another; opening it and its place among its siblings aside. */
export function fingerprintOf(row: GroupRow): string {
  const { id, parent_id, kind, name, display_name, hierarchy, color, description, icon, rule } = row;
  const kept = { id, parent_id, kind, name, display_name, hierarchy, color, description, icon, rule: rule as Json };
  return createHash('sha256').update(canonicalJson(kept)).digest('base64url');
}

/** A group that a step has brought, as it was then. */
export interface MadeGroup {
  readonly id: string;
  readonly fingerprint: string;
}

/** The group as it is to be remembered of a step that has brought it. */
export function asMade(row: GroupRow): MadeGroup {
  return { id: row.id, fingerprint: fingerprintOf(row) };
}
