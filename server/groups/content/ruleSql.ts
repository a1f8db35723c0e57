// The one place that turns the rule of a group into a condition on a document: on its texts (document_texts), as they are or folded.
import sql, { type Sql, join } from 'sql-template-tag';
import { fold } from '#bibliography/fold.ts';
import type { GroupRule, LastNameRule, SearchRule, TexRule, WordKeywordRule } from '#bibliography/groups/groupRule.ts';
import { parseSearch, searchedField } from '#bibliography/search/parseSearch.ts';
import { patternProblem, toPostgresPattern } from '#bibliography/search/pattern.ts';
import type { SearchExpression, SearchRange, SearchTerm } from '#bibliography/search/searchExpression.ts';
import { inOneLine } from '#bibliography/whiteSpace.ts';
import { escapeLike } from '../../database/escapeLike.ts';
import { isStorable } from '../../database/storable.ts';
import { isPersonField, keywordsMember, namesMember } from './textMembers.ts';

/** What conditions speak about: `t` is the row of document_texts. */
export interface RuleSource {
  /** The names of the groups that are filled by hand, by id; needed of rules that look at groups only. */
  readonly groupNames: ReadonlyMap<string, string>;
}

const nothing = sql`false`;

const contains = (text: Sql, part: string) => sql`${text} like ${`%${escapeLike(part)}%`}`;

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

const linesOf = (text: Sql) => sql`unnest(string_to_array(btrim(${text}, E'\n'), E'\n'))`;

/** A member of the texts, folded unless case matters. */
function memberOf(name: string, caseSensitive: boolean): Sql {
  return caseSensitive ? sql`(t.texts ->> ${name}::text)` : sql`(t.folded ->> ${name}::text)`;
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

function wordKeywordSql(rule: WordKeywordRule, source: RuleSource): Sql {
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

function lastNameSql({ field, authorLastName }: LastNameRule, source: RuleSource): Sql {
  const lastName = spelled(authorLastName, false);
  if (lastName === null) return nothing;
  return fieldCondition(searchedField(field), false, source, (text) => containsWord(text, lastName));
}

/** A search of one text in one field. */
function searchLook(rule: SearchRule): Look | null {
  const { expression } = parseSearch(rule.searchExpression, rule);
  if (expression?.type !== 'term' || expression.operator !== 'contains' || expression.negated) return null;
  const { field, caseSensitive } = expression;
  const value = caseSensitive ? expression.value : fold(expression.value);
  if (pseudoFields.has(field) || !isStorable(value)) return null;
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

/** The names of the groups that a document was put into by hand, beside what an import left in a field of that name. */
function groupsSql(caseSensitive: boolean, { groupNames }: RuleSource): Sql {
  const left = memberOf('groups', caseSensitive);
  if (groupNames.size === 0) return left;
  const names = Object.fromEntries([...groupNames].map(([id, name]) => [id, caseSensitive ? name : fold(name)]));
  return sql`nullif(concat_ws(', ', ${left}, (
    select string_agg(${JSON.stringify(names)}::jsonb ->> m.group_id, ', ' order by m.group_id) from group_members m
    where m.owner_id = t.owner_id and m.document_id = t.document_id)), '')`;
}

/**
 * What is asked of a field: of any field each, of citation keys and of any keyword each by itself. The names of groups are no text of
 * a document and not among any field: else every search for a word would be asked anew with every document put into a group.
 */
function fieldCondition(field: string, caseSensitive: boolean, source: RuleSource, isFound: (text: Sql) => Sql): Sql {
  const anyLine = (member: string) =>
    sql`exists (select 1 from ${linesOf(memberOf(member, caseSensitive))} line where ${isFound(sql`line`)})`;
  switch (field) {
    case 'any': {
      const texts = caseSensitive ? sql`t.texts` : sql`t.folded`;
      // Fields that only an import knows are among them; what begins with a space is a list beside them.
      return sql`(exists (select 1 from jsonb_each_text(${texts}) field
        where ${isFound(sql`field.value`)} and field.key not like ' %') or ${anyLine('citationkey')})`;
    }
    case 'anykeyword':
      return anyLine(keywordsMember);
    case 'citationkey':
      return anyLine('citationkey');
    case 'groups':
      return isFound(groupsSql(caseSensitive, source));
    default:
      return isFound(memberOf(field, caseSensitive));
  }
}

/** The regular expression is found in a text, which is folded unless case matters. One that cannot be used finds nothing. */
function matchesPattern(text: Sql, pattern: string, caseSensitive: boolean): Sql {
  if (!isStorable(pattern) || patternProblem(pattern) !== null) return nothing;
  const translated = toPostgresPattern(pattern, { isFolded: !caseSensitive });
  return caseSensitive ? sql`${text} ~ ${translated}` : sql`${text} ~* ${translated}`;
}

/** Compares one text as a term asks for. */
function compare(text: Sql, { operator, caseSensitive, value: given }: SearchTerm): Sql {
  if (operator === 'matches') return matchesPattern(text, given, caseSensitive);
  const value = caseSensitive ? given : fold(given);
  if (!isStorable(value)) return nothing;
  return operator === 'is' ? sql`${text} = ${value}` : contains(text, value);
}

function termSql(term: SearchTerm, source: RuleSource): Sql {
  const { field, caseSensitive, negated } = term;
  const found = fieldCondition(field, caseSensitive, source, (text) => compare(text, term));
  return negated ? sql`(${found}) is not true` : sql`(${found}) is true`;
}

/** The year is text there, and of some imports no number. */
function rangeSql({ field, from, to }: SearchRange): Sql {
  const year = sql`(case when t.texts ->> ${field}::text ~ '^[0-9]{1,6}$' then (t.texts ->> ${field}::text)::integer end)`;
  const ends = [...(from === null ? [] : [sql`${year} >= ${from}`]), ...(to === null ? [] : [sql`${year} <= ${to}`])];
  return ends.length === 0 ? sql`true` : sql`(${join(ends, ' and ')}) is true`;
}

function expressionSql(expression: SearchExpression, source: RuleSource): Sql {
  switch (expression.type) {
    case 'everything':
      return sql`true`;
    case 'term':
      return termSql(expression, source);
    case 'range':
      return rangeSql(expression);
    case 'not':
      return sql`not (${expressionSql(expression.operand, source)})`;
    case 'and':
    case 'or': {
      const operands = expression.operands.map((operand) => expressionSql(operand, source));
      return sql`(${join(operands, expression.type === 'and' ? ' and ' : ' or ')})`;
    }
  }
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
export function ruleSql(rule: GroupRule, source: RuleSource): Sql | null {
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

function* fieldsOf(expression: SearchExpression): Generator<string> {
  if (expression.type === 'term' || expression.type === 'range') yield expression.field;
  else if (expression.type === 'not') yield* fieldsOf(expression.operand);
  else if (expression.type !== 'everything') for (const operand of expression.operands) yield* fieldsOf(operand);
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
      return expression ? [...fieldsOf(expression)] : [];
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
