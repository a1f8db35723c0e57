// Parses rules, and caches the results by the text of the rule.
import type { GroupRule } from '#bibliography/groups/groupRule.ts';
import { type GroupRow, type StoredRule, ruleOf } from '../groupRow.ts';
import { type Decider, deciderOf } from './decideRule.ts';
import { type RuleCondition, conditionOf, looksAtGroups, membersOf, patternsIn } from './ruleCondition.ts';

/** The parsed form of a rule that matches documents by itself. */
export interface AskedRule {
  readonly condition: RuleCondition;
  /** The members of `document_texts` that the rule depends on; null for all. */
  readonly members: ReadonlySet<string> | null;
  /** Whether the rule depends on the groups to which documents were added by hand. */
  readonly looksAtGroups: boolean;
  /** How many regular expressions the database has to run for the rule. */
  readonly patterns: number;
  readonly decide: Decider;
}

/** Parses a rule; null for one that does not match documents by itself. */
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

/** A rule as JSON text: usually about 100 characters, but far more for a list of cited keys. */
interface RuleText extends Pick<GroupRow, 'kind'> {
  readonly rule: string;
}

/** The most characters of rules that are cached, across all libraries: about ten thousand rules. */
const maximumRemembered = 4_000_000;
const remembered = new Map<string, AskedRule | null>();
let rememberedLength = 0;

/** Parses a stored rule, or returns the cached result. */
export function readStoredRule({ kind, rule: text }: RuleText): AskedRule | null {
  const key = `${kind} ${text}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const rule = readRule(ruleOf({ kind, rule: JSON.parse(text) as StoredRule }));
  if (rememberedLength + key.length > maximumRemembered) {
    remembered.clear();
    rememberedLength = 0;
  }
  remembered.set(key, rule);
  rememberedLength += key.length;
  return rule;
}
