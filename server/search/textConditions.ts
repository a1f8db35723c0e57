// The one place that says in SQL what a search asks of a document: of its texts (document_texts), as they are or folded. Lists, counts,
// exports, selections and the rules of groups all take it from here, so that the same text finds the same documents everywhere.
import sql, { type Sql, join } from 'sql-template-tag';
import { fold } from '#bibliography/fold.ts';
import { patternProblem, toPostgresPattern } from '#bibliography/search/pattern.ts';
import type { SearchExpression, SearchRange, SearchTerm } from '#bibliography/search/searchExpression.ts';
import { escapeLike } from '../database/escapeLike.ts';
import { isStorable } from '../database/storable.ts';
import { keywordsMember } from '../library/derived/textMembers.ts';

/** What conditions need to know; they speak about `t`, the row of document_texts. */
export interface TextSource {
  /** The names of the groups that are filled by hand, by id; needed where groups are asked for only. */
  readonly groupNames: ReadonlyMap<string, string>;
}

export const contains = (text: Sql, part: string): Sql => sql`${text} like ${`%${escapeLike(part)}%`}`;

/** The lines of a list. */
export const linesOf = (text: Sql): Sql => sql`unnest(string_to_array(btrim(${text}, E'\n'), E'\n'))`;

/** A member of the texts, folded unless case matters. */
export function memberOf(name: string, caseSensitive: boolean): Sql {
  return caseSensitive ? sql`(t.texts ->> ${name}::text)` : sql`(t.folded ->> ${name}::text)`;
}

/** The names of the groups that a document was put into by hand, beside what an import left in a field of that name. */
function groupsSql(caseSensitive: boolean, { groupNames }: TextSource): Sql {
  const left = memberOf('groups', caseSensitive);
  if (groupNames.size === 0) return left;
  const names = Object.fromEntries([...groupNames].map(([id, name]) => [id, caseSensitive ? name : fold(name)]));
  // Not of the order of ids: what a letter is to a regular expression is the same in names as in texts.
  return sql`nullif(concat_ws(', ', ${left}, (
    select string_agg(${JSON.stringify(names)}::jsonb ->> (m.group_id collate "default"), ', ' order by m.group_id)
    from group_members m
    where m.owner_id = t.owner_id and m.document_id = t.document_id)), '')`;
}

/**
 * What is asked of a field: of any field each, of citation keys and of any keyword each by itself. The names of groups are no text of
 * a document and not among any field: else every search for a word would be asked anew with every document put into a group.
 */
export function fieldCondition(
  field: string,
  caseSensitive: boolean,
  source: TextSource,
  isFound: (text: Sql) => Sql,
): Sql {
  const anyLine = (member: string) =>
    sql`exists (select 1 from ${linesOf(memberOf(member, caseSensitive))} line where ${isFound(sql`line`)})`;
  switch (field) {
    case 'any': {
      const texts = caseSensitive ? sql`t.texts` : sql`t.folded`;
      // Fields that only an import knows are among them; what begins with a space is a list beside them.
      return sql`(exists (select 1 from jsonb_each_text(${texts}) field
        where ${isFound(sql`field.value`)} and field.key not like ' %' and field.key <> 'citationkey')
        or ${anyLine('citationkey')})`;
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
  if (!isUsablePattern(pattern)) return sql`false`;
  const translated = toPostgresPattern(pattern, { isFolded: !caseSensitive });
  return caseSensitive ? sql`${text} ~ ${translated}` : sql`${text} ~* ${translated}`;
}

export function isUsablePattern(pattern: string): boolean {
  return isStorable(pattern) && patternProblem(pattern) === null;
}

/** What a term looks for, as texts spell it, which are in one line; null when nothing can hold it. */
export function spelledValue({ value, caseSensitive }: Pick<SearchTerm, 'value' | 'caseSensitive'>): string | null {
  const text = value.normalize('NFC').replace(/\s+/g, ' ');
  const spelling = caseSensitive ? text : fold(text);
  return isStorable(spelling) ? spelling : null;
}

/** Compares one text as a term asks for. */
export function compare(text: Sql, term: SearchTerm): Sql {
  if (term.operator === 'matches') return matchesPattern(text, term.value, term.caseSensitive);
  const value = spelledValue(term);
  if (value === null) return sql`false`;
  return term.operator === 'is' ? sql`${text} = ${value}` : contains(text, value);
}

/** What a term compares is found, whether it asks for that or for the contrary; never null. */
export function foundSql(term: SearchTerm, source: TextSource): Sql {
  const { field, caseSensitive } = term;
  return sql`(${fieldCondition(field, caseSensitive, source, (text) => compare(text, term))}) is true`;
}

export function termSql(term: SearchTerm, source: TextSource): Sql {
  return term.negated ? sql`not (${foundSql(term, source)})` : sql`(${foundSql(term, source)})`;
}

/** A number lies in a range. */
export function withinRange(year: Sql, { from, to }: SearchRange): Sql {
  const ends = [...(from === null ? [] : [sql`${year} >= ${from}`]), ...(to === null ? [] : [sql`${year} <= ${to}`])];
  return ends.length === 0 ? sql`true` : sql`((${join(ends, ' and ')}) is true)`;
}

/** The year is text there, and of some imports no number. */
function rangeSql(range: SearchRange): Sql {
  const text = sql`t.texts ->> ${range.field}::text`;
  return withinRange(sql`(case when ${text} ~ '^-?[0-9]{1,9}$' then (${text})::integer end)`, range);
}

/** What an expression asks of the row `t`. */
export function expressionSql(expression: SearchExpression, source: TextSource): Sql {
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

/** The fields that an expression names. */
export function* fieldsIn(expression: SearchExpression): Generator<string> {
  if (expression.type === 'term' || expression.type === 'range') yield expression.field;
  else if (expression.type === 'not') yield* fieldsIn(expression.operand);
  else if (expression.type !== 'everything') for (const operand of expression.operands) yield* fieldsIn(operand);
}
