// Translates searches to SQL conditions on the texts of a document (document_texts), verbatim or folded. Lists, counts, exports, selections and
// the rules of groups all use these conditions, so that the same search has the same matches everywhere.
import sql, { type Sql, join } from 'sql-template-tag';
import { fold } from '#bibliography/fold.ts';
import { patternProblem, toPostgresPattern } from '#bibliography/search/pattern.ts';
import type { SearchExpression, SearchRange, SearchTerm } from '#bibliography/search/searchExpression.ts';
import { escapeLike } from '../database/escapeLike.ts';
import { isStorable } from '../database/storable.ts';
import { keywordsMember } from '../library/derived/textMembers.ts';

/** The data that conditions refer to. All conditions are on `t`, the row of document_texts. */
export interface TextSource {
  /** The names of the groups that are filled by hand, by id; may be empty if the search does not depend on groups. */
  readonly groupNames: ReadonlyMap<string, string>;
}

export const contains = (text: Sql, part: string): Sql => sql`${text} like ${`%${escapeLike(part)}%`}`;

/** The items of a list with one item per line. */
export const linesOf = (text: Sql): Sql => sql`unnest(string_to_array(btrim(${text}, E'\n'), E'\n'))`;

/** A member of the texts: folded, unless the search is case-sensitive. */
export function memberOf(name: string, caseSensitive: boolean): Sql {
  return caseSensitive ? sql`(t.texts ->> ${name}::text)` : sql`(t.folded ->> ${name}::text)`;
}

/** The names of the groups to which a document was added by hand, appended to the text of an imported field called "groups". */
function groupsSql(caseSensitive: boolean, { groupNames }: TextSource): Sql {
  const imported = memberOf('groups', caseSensitive);
  if (groupNames.size === 0) return imported;
  const names = Object.fromEntries([...groupNames].map(([id, name]) => [id, caseSensitive ? name : fold(name)]));
  // Uses the default collation instead of that of ids, so that regular expressions treat letters in names as in other texts.
  return sql`nullif(concat_ws(', ', ${imported}, (
    select string_agg(${JSON.stringify(names)}::jsonb ->> (m.group_id collate "default"), ', ' order by m.group_id)
    from group_members m
    where m.library_id = t.library_id and m.document_id = t.document_id)), '')`;
}

/**
 * The condition on one field. `any` tests each field separately; citation keys and `anykeyword` are tested item by item. `any` does not include
 * the names of groups, because then adding a document to a group would require evaluating every rule with a search again.
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
      // Includes fields that only imports have. Names that begin with a space are lists that are not fields.
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

/** The condition that a regular expression matches a text; the text is folded, unless case matters. Invalid expressions match nothing. */
function matchesPattern(text: Sql, pattern: string, caseSensitive: boolean): Sql {
  if (!isUsablePattern(pattern)) return sql`false`;
  const translated = toPostgresPattern(pattern, { isFolded: !caseSensitive });
  return caseSensitive ? sql`${text} ~ ${translated}` : sql`${text} ~* ${translated}`;
}

export function isUsablePattern(pattern: string): boolean {
  return isStorable(pattern) && patternProblem(pattern) === null;
}

/** The search value of a term, normalized like the texts, which have single spaces; null if no text can contain it. */
export function spelledValue({ value, caseSensitive }: Pick<SearchTerm, 'value' | 'caseSensitive'>): string | null {
  const text = value.normalize('NFC').replace(/\s+/g, ' ');
  const spelling = caseSensitive ? text : fold(text);
  return isStorable(spelling) ? spelling : null;
}

/** The condition that one text meets a term. */
export function compare(text: Sql, term: SearchTerm): Sql {
  if (term.operator === 'matches') return matchesPattern(text, term.value, term.caseSensitive);
  const value = spelledValue(term);
  if (value === null) return sql`false`;
  return term.operator === 'is' ? sql`${text} = ${value}` : contains(text, value);
}

/** The condition of a term without its negation; never null in SQL. */
export function foundSql(term: SearchTerm, source: TextSource): Sql {
  const { field, caseSensitive } = term;
  return sql`(${fieldCondition(field, caseSensitive, source, (text) => compare(text, term))}) is true`;
}

export function termSql(term: SearchTerm, source: TextSource): Sql {
  return term.negated ? sql`not (${foundSql(term, source)})` : sql`(${foundSql(term, source)})`;
}

/** The condition that a year is in a range. */
export function withinRange(year: Sql, { from, to }: SearchRange): Sql {
  const ends = [...(from === null ? [] : [sql`${year} >= ${from}`]), ...(to === null ? [] : [sql`${year} <= ${to}`])];
  return ends.length === 0 ? sql`true` : sql`((${join(ends, ' and ')}) is true)`;
}

/** The condition of a range. The year is stored as text, and is not a number in some imports. */
function rangeSql(range: SearchRange): Sql {
  const text = sql`t.texts ->> ${range.field}::text`;
  return withinRange(sql`(case when ${text} ~ '^-?[0-9]{1,9}$' then (${text})::integer end)`, range);
}

/** The condition of an expression on the row `t`. */
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

/** The fields that an expression refers to. */
export function* fieldsIn(expression: SearchExpression): Generator<string> {
  if (expression.type === 'term' || expression.type === 'range') yield expression.field;
  else if (expression.type === 'not') yield* fieldsIn(expression.operand);
  else if (expression.type !== 'everything') for (const operand of expression.operands) yield* fieldsIn(operand);
}
