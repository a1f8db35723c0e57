// The rule of a group as a SQL condition on the texts of a document (document_texts), verbatim or folded.
import sql, { type Sql } from 'sql-template-tag';
import { fold } from '#bibliography/fold.ts';
import type { GroupRule } from '#bibliography/groups/groupRule.ts';
import { searchedField } from '#bibliography/search/searchFields.ts';
import { isStorable } from '../../database/storable.ts';
import {
  type TextSource,
  contains,
  expressionSql,
  fieldCondition,
  linesOf,
  memberOf,
} from '../../search/textConditions.ts';
import { type Look, type RuleCondition, wordCharacters } from './ruleCondition.ts';
import { keywordsMember, namesMember } from '../../library/derived/textMembers.ts';

const nothing = sql`false`;

function quotePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** A pattern for the word with no letter or digit on either side. */
export function wordPattern(word: string): string {
  return `***:(?:^|[^${wordCharacters}])${quotePattern(word)}(?![${wordCharacters}])`;
}

/** The plain search comes first because it is much faster. */
function containsWord(text: Sql, word: string): Sql {
  return sql`(${contains(text, word)} and ${text} ~ ${wordPattern(word)})`;
}

function lookSql({ member, isFolded, part, isWord }: Look): Sql {
  const text = memberOf(member, !isFolded);
  return isWord ? containsWord(text, part) : contains(text, part);
}

function isOnePart(text: Sql, part: string, delimiter: string | null): Sql {
  const isPart = (each: Sql) => sql`btrim(${each}) = ${part}`;
  if (delimiter === null) return isPart(text);
  return sql`(${contains(text, part)} and exists (
    select 1 from unnest(string_to_array(${text}, ${delimiter}::text)) part where ${isPart(sql`part`)}))`;
}

function citationKeySql(keys: readonly string[]): Sql {
  // JSONB finds the members of an object by binary search. A list would be scanned for every document.
  const cited = JSON.stringify(Object.fromEntries(keys.map((key) => [key, true])));
  return sql`exists (
    select 1 from ${linesOf(sql`(t.texts ->> 'citationkey')`)} citation_key where ${cited}::jsonb ? citation_key)`;
}

/** The condition of a rule on the row `t` of document_texts. */
export function ruleSql(condition: RuleCondition, source: TextSource): Sql {
  switch (condition.asks) {
    case 'nothing':
      return nothing;
    case 'look':
      return lookSql(condition.look);
    case 'word': {
      const { field, caseSensitive, word } = condition;
      return fieldCondition(field, caseSensitive, source, (text) => containsWord(text, word));
    }
    case 'part': {
      const { field, caseSensitive, part, delimiter } = condition;
      return fieldCondition(field, caseSensitive, source, (text) => isOnePart(text, part, delimiter));
    }
    case 'search':
      return expressionSql(condition.expression, source);
    case 'citationKey':
      return citationKeySql(condition.keys);
  }
}

/** The condition that an automatic group would derive a subgroup from a document, for facets whose values are not stored yet. */
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
