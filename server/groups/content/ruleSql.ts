// The one place that turns the rule of a group into a condition on a document: on its texts (document_texts), as they are or folded.
import sql, { type Sql } from 'sql-template-tag';
import { fold } from '#bibliography/fold.ts';
import type { GroupRule, LastNameRule, SearchRule, TexRule, WordKeywordRule } from '#bibliography/groups/groupRule.ts';
import { parseSearch, searchedField } from '#bibliography/search/parseSearch.ts';
import type { SearchExpression } from '#bibliography/search/searchExpression.ts';
import { inOneLine } from '#bibliography/whiteSpace.ts';
import { isStorable } from '../../database/storable.ts';
import {
  type TextSource,
  contains,
  expressionSql,
  fieldCondition,
  fieldsIn,
  linesOf,
  memberOf,
  spelledValue,
  termSql,
} from '../../search/textConditions.ts';
import { isPersonField, keywordsMember, namesMember } from './textMembers.ts';

const nothing = sql`false`;

/**
 * What counts as part of a word: letters and digits, in ranges that are near enough to Unicode's and mean the same in every locale of
 * a database, unlike `\w`.
 */
const wordCharacters =
  '0-9A-Za-z\u00aa\u00b5\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02ff\u0370-\u037d\u037f-\u1fff\u2c00-\u2dff\u3005-\u3007\u3021-\u302f\u3031-\u303c\u303e-\ud7ff\uf900-\ufdff\ufe70-\ufefe\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\uff66-\uffdc\u{10000}-\u{1efff}\u{20000}-\u{3ffff}';

function quotePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** What is looked for in one text. Rules that ask no more than this are asked together, as data (matches.ts). */
export interface Look {
  /** The member of the texts. */
  readonly member: string;
  readonly isFolded: boolean;
  /** The text that it contains. */
  readonly part: string;
  /** A regular expression that has to be found as well. */
  readonly pattern: string | null;
}

/** The text contains it. */
function lookFor(member: string, caseSensitive: boolean, part: string): Look {
  return { member, isFolded: !caseSensitive, part, pattern: null };
}

/** The text holds it as a whole: on neither side stands a letter or digit. The plain look comes first, since it is much the faster. */
function wordPattern(word: string): string {
  return `***:(?:^|[^${wordCharacters}])${quotePattern(word)}(?![${wordCharacters}])`;
}

function containsWord(text: Sql, word: string): Sql {
  return sql`(${contains(text, word)} and ${text} ~ ${wordPattern(word)})`;
}

function lookForWord(member: string, caseSensitive: boolean, word: string): Look {
  return { ...lookFor(member, caseSensitive, word), pattern: wordPattern(word) };
}

/** One of the lines of a list is it. */
function lookForLine(member: string, caseSensitive: boolean, line: string): Look {
  return lookFor(member, caseSensitive, `\n${line}\n`);
}

/** What is looked for as texts spell it; null when nothing can hold it. */
function spelled(expression: string, caseSensitive: boolean): string | null {
  const text = inOneLine(expression);
  const spelling = caseSensitive ? text : fold(text);
  return spelling === '' || !isStorable(spelling) ? null : spelling;
}

/** Fields that are no one member of the texts. */
const pseudoFields: ReadonlySet<string> = new Set(['any', 'anykeyword', 'groups']);

function wordKeywordLook(rule: WordKeywordRule): Look | null {
  const field = searchedField(rule.field);
  const { caseSensitive, onlySplitWordsAtDelimiter } = rule;
  const expression = spelled(rule.searchExpression, caseSensitive);
  if (expression === null || pseudoFields.has(field)) return null;
  if (!onlySplitWordsAtDelimiter)
    return lookForWord(field === 'keywords' ? keywordsMember : field, caseSensitive, expression);
  return field === 'keywords' ? lookForLine(keywordsMember, caseSensitive, expression) : null;
}

function wordKeywordSql(rule: WordKeywordRule, source: TextSource): Sql {
  const { caseSensitive } = rule;
  const expression = spelled(rule.searchExpression, caseSensitive);
  if (expression === null) return nothing;
  const field = searchedField(rule.field);
  if (!rule.onlySplitWordsAtDelimiter)
    return fieldCondition(field, caseSensitive, source, (text) => containsWord(text, expression));
  // As facetOf has it: an automatic group and what it makes split at the same.
  const given = rule.keywordDelimiter.trim();
  const delimiter = caseSensitive ? given : fold(given);
  const isPart = (part: Sql) => sql`btrim(${part}) = ${expression}`;
  if (delimiter === '' || !isStorable(delimiter)) return fieldCondition(field, caseSensitive, source, isPart);
  return fieldCondition(
    field,
    caseSensitive,
    source,
    (text) => sql`(${contains(text, expression)} and exists (
      select 1 from unnest(string_to_array(${text}, ${delimiter}::text)) part where ${isPart(sql`part`)}))`,
  );
}

function lastNameLook({ field: name, authorLastName }: LastNameRule): Look | null {
  const field = searchedField(name);
  const lastName = spelled(authorLastName, false);
  if (lastName === null || pseudoFields.has(field)) return null;
  return isPersonField(field) ? lookForLine(namesMember(field), false, lastName) : lookForWord(field, false, lastName);
}

function lastNameSql({ field, authorLastName }: LastNameRule, source: TextSource): Sql {
  const lastName = spelled(authorLastName, false);
  if (lastName === null) return nothing;
  return fieldCondition(searchedField(field), false, source, (text) => containsWord(text, lastName));
}

/** A search of one text in one field. */
function searchLook(rule: SearchRule): Look | null {
  const { expression } = parseSearch(rule.searchExpression, rule);
  if (expression?.type !== 'term' || expression.operator !== 'contains' || expression.negated) return null;
  const { field, caseSensitive } = expression;
  const value = spelledValue(expression);
  if (pseudoFields.has(field) || value === null) return null;
  return lookFor(field, caseSensitive, value);
}

/** What a rule looks for, when it asks for one text in one member; null of one that asks for more, or can find nothing. */
export function lookOf(rule: GroupRule): Look | null {
  switch (rule.kind) {
    case 'wordKeyword':
      return wordKeywordLook(rule);
    case 'lastName':
      return lastNameLook(rule);
    case 'search':
      return searchLook(rule);
    case 'regexKeyword':
    case 'tex':
    case 'explicit':
    case 'automaticKeyword':
    case 'automaticPersons':
    case 'desktop':
      return null;
  }
}

function lookSql({ member, isFolded, part, pattern }: Look): Sql {
  const text = memberOf(member, !isFolded);
  return pattern === null ? contains(text, part) : sql`(${contains(text, part)} and ${text} ~ ${pattern})`;
}

function texSql({ citedKeys }: TexRule): Sql {
  const keys = citedKeys.filter(isStorable);
  if (keys.length === 0) return nothing;
  // The members of an object are found by halving. A list would be gone through again for every document.
  const cited = JSON.stringify(Object.fromEntries(keys.map((key) => [key, true])));
  return sql`exists (
    select 1 from ${linesOf(sql`(t.texts ->> 'citationkey')`)} citation_key where ${cited}::jsonb ? citation_key)`;
}

/** The condition of a rule on the row `t` of document_texts; null of a rule that finds nothing by itself. */
export function ruleSql(rule: GroupRule, source: TextSource): Sql | null {
  const look = lookOf(rule);
  if (look) return lookSql(look);
  switch (rule.kind) {
    case 'wordKeyword':
      return wordKeywordSql(rule, source);
    case 'regexKeyword': {
      const { field, searchExpression: value, caseSensitive } = rule;
      return termSql(
        {
          ...{ type: 'term', field: searchedField(field), operator: 'matches', negated: false, caseSensitive, value },
          ...{ start: 0, end: value.length },
        },
        source,
      );
    }
    case 'search': {
      const { caseSensitive, isRegEx } = rule;
      const { expression } = parseSearch(rule.searchExpression, { caseSensitive, isRegEx });
      return expression ? expressionSql(expression, source) : nothing;
    }
    case 'lastName':
      return lastNameSql(rule, source);
    case 'tex':
      return texSql(rule);
    case 'explicit':
    case 'automaticKeyword':
    case 'automaticPersons':
    case 'desktop':
      return null;
  }
}

/** That a document has any value an automatic group makes a subgroup of: where the values of its facet are not kept yet. */
export function anyValueSql(rule: GroupRule): Sql {
  if (rule.kind === 'automaticPersons') {
    return sql`${memberOf(namesMember(searchedField(rule.field)), false)} is not null`;
  }
  if (rule.kind !== 'automaticKeyword') return nothing;
  const field = searchedField(rule.field);
  const delimiters = [
    field === 'keywords' ? '' : rule.keywordDelimiter.trim(),
    rule.keywordHierarchicalDelimiter.trim(),
  ]
    .filter((delimiter) => delimiter !== '' && isStorable(delimiter))
    .map(fold);
  const text = memberOf(field === 'keywords' ? keywordsMember : field, false);
  return sql`${delimiters.reduce((rest, delimiter) => sql`replace(${rest}, ${delimiter}::text, '')`, text)} ~ '\\S'`;
}

function countPatterns(expression: SearchExpression): number {
  if (expression.type === 'term') return expression.operator === 'matches' ? 1 : 0;
  if (expression.type === 'not') return countPatterns(expression.operand);
  if (expression.type === 'everything' || expression.type === 'range') return 0;
  return expression.operands.reduce((count, operand) => count + countPatterns(operand), 0);
}

/** The kinds of rules that find documents by themselves: not who is put into a group, nor what a facet says. */
export const findingKinds: readonly GroupRule['kind'][] = ['wordKeyword', 'regexKeyword', 'search', 'lastName', 'tex'];

/** How many regular expressions the condition of a rule has. */
export function patternsIn(rule: GroupRule): number {
  switch (rule.kind) {
    case 'wordKeyword':
      return rule.onlySplitWordsAtDelimiter ? 0 : 1;
    case 'regexKeyword':
    case 'lastName':
      return 1;
    case 'search': {
      const { expression } = parseSearch(rule.searchExpression, rule);
      return expression ? countPatterns(expression) : 0;
    }
    case 'tex':
    case 'explicit':
    case 'automaticKeyword':
    case 'automaticPersons':
    case 'desktop':
      return 0;
  }
}

/** The fields that a rule asks about, as searches name them. */
function askedFields(rule: GroupRule): readonly string[] {
  switch (rule.kind) {
    case 'wordKeyword':
    case 'lastName':
    case 'regexKeyword':
      return [searchedField(rule.field)];
    case 'search': {
      const { expression } = parseSearch(rule.searchExpression, rule);
      return expression ? [...fieldsIn(expression)] : [];
    }
    case 'tex':
      return ['citationkey'];
    case 'explicit':
    case 'automaticKeyword':
    case 'automaticPersons':
    case 'desktop':
      return [];
  }
}

/** The members of the texts that decide what a rule finds; null when all of them do. */
export function membersOf(rule: GroupRule): ReadonlySet<string> | null {
  const look = lookOf(rule);
  if (look) return new Set([look.member]);
  const fields = askedFields(rule);
  if (fields.includes('any')) return null;
  return new Set(fields.map((field) => (field === 'anykeyword' ? keywordsMember : field)));
}

/** Whether what a rule finds depends on which groups documents are in by hand. */
export function looksAtGroups(rule: GroupRule): boolean {
  return askedFields(rule).includes('groups');
}
