// Translates the rule of a group to a condition on the texts of a document. The condition is independent of where it is evaluated: in the
// database (ruleSql.ts) or in this process (decideRule.ts).
import { fold } from '#bibliography/fold.ts';
import type { GroupRule, LastNameRule, SearchRule, WordKeywordRule } from '#bibliography/groups/groupRule.ts';
import { parseSearch } from '#bibliography/search/parseSearch.ts';
import { searchedField } from '#bibliography/search/searchFields.ts';
import type { SearchExpression } from '#bibliography/search/searchExpression.ts';
import { countPatterns } from '#bibliography/search/searchPatterns.ts';
import { inOneLine } from '#bibliography/whiteSpace.ts';
import { isStorable } from '../../database/storable.ts';
import { fieldsIn, spelledValue } from '../../search/textConditions.ts';
import { isPersonField, keywordsMember, namesMember } from '../../library/derived/textMembers.ts';

/**
 * The characters of a word: letters and digits. The ranges approximate Unicode's and, unlike `\w`, do not depend on the locale of the
 * database.
 */
export const wordCharacters =
  '0-9A-Za-z\u00aa\u00b5\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02ff\u0370-\u037d\u037f-\u1fff\u2c00-\u2dff\u3005-\u3007\u3021-\u302f\u3031-\u303c\u303e-\ud7ff\uf900-\ufdff\ufe70-\ufefe\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\uff66-\uffdc\u{10000}-\u{1efff}\u{20000}-\u{3ffff}';

/** A search for one text. Rules that need only this are passed to one statement together, as data (askRules.ts). */
export interface Look {
  /** The member of the texts. */
  readonly member: string;
  readonly isFolded: boolean;
  /** The text to look for. */
  readonly part: string;
  /** Whether it must be a whole word, with no letter or digit on either side. */
  readonly isWord: boolean;
}

/** The field that a condition applies to, which may be a pseudo-field like `any`. */
interface FieldAsked {
  readonly field: string;
  readonly caseSensitive: boolean;
}

export type RuleCondition =
  | { readonly asks: 'nothing' }
  | { readonly asks: 'look'; readonly look: Look }
  | ({ readonly asks: 'word'; readonly word: string } & FieldAsked)
  /** One of the parts between delimiters equals `part`; without a delimiter, the whole text does. */
  | ({ readonly asks: 'part'; readonly part: string; readonly delimiter: string | null } & FieldAsked)
  | { readonly asks: 'search'; readonly expression: SearchExpression }
  /** One of the document's citation keys is among `keys`. */
  | { readonly asks: 'citationKey'; readonly keys: readonly string[] };

const nothing: RuleCondition = { asks: 'nothing' };

function look(member: string, caseSensitive: boolean, part: string, isWord: boolean): RuleCondition {
  return { asks: 'look', look: { member, isFolded: !caseSensitive, part, isWord } };
}

/** One line of a member that holds a list equals `line`. */
function lookForLine(member: string, caseSensitive: boolean, line: string): RuleCondition {
  return look(member, caseSensitive, `\n${line}\n`, false);
}

/** The search text, normalized like the stored texts; null if no text can contain it. */
function spelled(expression: string, caseSensitive: boolean): string | null {
  const text = inOneLine(expression);
  const spelling = caseSensitive ? text : fold(text);
  return spelling === '' || !isStorable(spelling) ? null : spelling;
}

/** Fields that do not correspond to a single member of the texts. */
const pseudoFields: ReadonlySet<string> = new Set(['any', 'anykeyword', 'groups']);

function wordKeywordCondition(rule: WordKeywordRule): RuleCondition {
  const field = searchedField(rule.field);
  const { caseSensitive } = rule;
  const expression = spelled(rule.searchExpression, caseSensitive);
  if (expression === null) return nothing;
  const isKeywords = field === 'keywords';
  if (!rule.onlySplitWordsAtDelimiter) {
    return pseudoFields.has(field)
      ? { asks: 'word', field, caseSensitive, word: expression }
      : look(isKeywords ? keywordsMember : field, caseSensitive, expression, true);
  }
  if (isKeywords) return lookForLine(keywordsMember, caseSensitive, expression);
  // Trimmed as in `facetOf`, so that an automatic group and its derived subgroups split at the same delimiter.
  const given = rule.keywordDelimiter.trim();
  const delimiter = caseSensitive ? given : fold(given);
  const isUsable = delimiter !== '' && isStorable(delimiter);
  return { asks: 'part', field, caseSensitive, part: expression, delimiter: isUsable ? delimiter : null };
}

function lastNameCondition({ field: name, authorLastName }: LastNameRule): RuleCondition {
  const field = searchedField(name);
  const lastName = spelled(authorLastName, false);
  if (lastName === null) return nothing;
  if (pseudoFields.has(field)) return { asks: 'word', field, caseSensitive: false, word: lastName };
  return isPersonField(field) ? lookForLine(namesMember(field), false, lastName) : look(field, false, lastName, true);
}

function searchCondition(rule: SearchRule): RuleCondition {
  const { expression } = parseSearch(rule.searchExpression, rule);
  if (!expression) return nothing;
  if (expression.type === 'term' && expression.operator === 'contains' && !expression.negated) {
    const { field, caseSensitive } = expression;
    const value = spelledValue(expression);
    if (!pseudoFields.has(field) && value !== null) return look(field, caseSensitive, value, false);
  }
  return { asks: 'search', expression };
}

/** The condition of a rule; null for a rule that does not match documents by itself. */
export function conditionOf(rule: GroupRule): RuleCondition | null {
  switch (rule.kind) {
    case 'wordKeyword':
      return wordKeywordCondition(rule);
    case 'lastName':
      return lastNameCondition(rule);
    case 'search':
      return searchCondition(rule);
    case 'regexKeyword': {
      const { searchExpression: value, caseSensitive } = rule;
      return {
        asks: 'search',
        expression: {
          ...{ type: 'term', field: searchedField(rule.field), operator: 'matches', negated: false, caseSensitive },
          ...{ value, start: 0, end: value.length },
        },
      };
    }
    case 'tex': {
      const keys = rule.citedKeys.filter(isStorable);
      return keys.length === 0 ? nothing : { asks: 'citationKey', keys };
    }
    case 'explicit':
    case 'automaticKeyword':
    case 'automaticPersons':
    case 'desktop':
      return null;
  }
}

/** The kinds of rules that match documents by themselves, unlike groups filled by hand or from a facet. */
export const findingKinds: readonly GroupRule['kind'][] = ['wordKeyword', 'regexKeyword', 'search', 'lastName', 'tex'];

/** How many regular expressions the database has to run for a condition. */
export function patternsIn(condition: RuleCondition): number {
  switch (condition.asks) {
    case 'look':
      return condition.look.isWord ? 1 : 0;
    case 'word':
      return 1;
    case 'search':
      return countPatterns(condition.expression);
    case 'nothing':
    case 'part':
    case 'citationKey':
      return 0;
  }
}

/** The fields that a condition depends on, by their names in searches. */
function askedFields(condition: RuleCondition): readonly string[] {
  switch (condition.asks) {
    case 'nothing':
      return [];
    case 'look':
      return [condition.look.member];
    case 'word':
    case 'part':
      return [condition.field];
    case 'search':
      return [...fieldsIn(condition.expression)];
    case 'citationKey':
      return ['citationkey'];
  }
}

/** The members of the texts that a condition depends on; null for all. */
export function membersOf(condition: RuleCondition): ReadonlySet<string> | null {
  const fields = askedFields(condition);
  if (fields.includes('any')) return null;
  return new Set(fields.map((field) => (field === 'anykeyword' ? keywordsMember : field)));
}

/** Whether a condition depends on the groups to which documents were added by hand. */
export function looksAtGroups(condition: RuleCondition): boolean {
  return askedFields(condition).includes('groups');
}
