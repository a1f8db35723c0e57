// Caches parsed rules, because the meaning of a rule's text never changes.
import type { GroupRule } from '#bibliography/groups/groupRule.ts';
import { type GroupRow, type StoredRule, ruleOf } from '../groupRow.ts';
import { type Decider, deciderOf } from './decideRule.ts';
import { type RuleCondition, conditionOf, looksAtGroups, membersOf, patternsIn } from './ruleCondition.ts';

/** A rule that finds documents by itself, read. */
export interface AskedRule {
  readonly condition: RuleCondition;
  /** The members of the texts that decide it; null when all of them do. */
  readonly members: ReadonlySet<string> | null;
  /** Whether it depends on which groups documents are in by hand. */
  readonly looksAtGroups: boolean;
  /** How many regular expressions the database has to run for it. */
  readonly patterns: number;
  readonly decide: Decider;
}

/** Reads a rule; null for one that finds nothing by itself. */
export function readRule(rule: GroupRule): AskedRule | null {
  const condition = conditionOf(rule);
  return (
    condition && {
      condition,
      members: membersOf(condition),
      looksAtGroups: looksAtGroups(condition),
      patterns: patternsIn(condition),
      decide: deciderOf(condition),
    }
  );
}

/** A rule as text: some 100 characters, of cited keys many more. */
interface RuleText extends Pick<GroupRow, 'kind'> {
  readonly rule: string;
}

/** So many characters of rules are remembered, of all libraries together: some ten thousand rules. */
const mostRemembered = 4_000_000;
const remembered = new Map<string, AskedRule | null>();
let rememberedLength = 0;

/** The same of a rule that was stored; of one that was read lately without reading it again. */
export function readStoredRule({ kind, rule: text }: RuleText): AskedRule | null {
  const key = `${kind} ${text}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const rule = readRule(ruleOf({ kind, rule: JSON.parse(text) as StoredRule }));
  if (rememberedLength + key.length > mostRemembered) {
    remembered.clear();
    rememberedLength = 0;
  }
  remembered.set(key, rule);
  rememberedLength += key.length;
  return rule;
}
