// Translates a search to conditions on the row of a document. Plain words need only the column `search_text`, in which every text of the
// document is a line. Other terms use the texts by field; short texts are in a separate table that is small enough to be scanned as a whole.
import sql, { type Sql, join, raw } from 'sql-template-tag';
import { toPostgresPattern } from '#bibliography/search/pattern.ts';
import type { SearchExpression, SearchTerm } from '#bibliography/search/searchExpression.ts';
import type { ReadableLibrary, SearchCondition } from '../library/library.ts';
import { badUserInput } from '../graphql/errors.ts';
import { findInParts } from './findInParts.ts';
import { passesOf, textForPasses } from './searchCost.ts';
import { searchProblem } from './searchProblem.ts';
import { indexKeysOfTerm } from '../library/derived/searchText.ts';
import {
  type TextSource,
  compare,
  contains,
  fieldsIn,
  foundSql,
  isUsablePattern,
  spelledValue,
  withinRange,
} from './textConditions.ts';

const searchText = sql`search_text`;
const texts = sql`document_texts`;
const shortTexts = sql`document_short_texts`;

/** The fields with an index of their own (migration 6): those that searches name most. An index on abstracts would hardly narrow a search down. */
const indexedFields: ReadonlySet<string> = new Set(
  'title author keywords journal booktitle editor publisher institution organization series note citationkey eventtitle address'.split(
    ' ',
  ),
);

/** The text of an indexed field, as the same expression as in the index. */
function foldedField(field: string): Sql {
  return raw(`(t.folded ->> '${field}')`);
}

/** Whether document_short_texts has the folded text of the term's field (migration 8). */
function isShort({ field }: SearchTerm): boolean {
  return field !== 'any' && field !== 'abstract' && field !== 'groups';
}

/** Whether a trigram index can find the text. For other letters than these, that depends on the locale of the database. */
const hasThreeLetters = (text: string): boolean => /[a-z\d]{3}/.test(text);

/** The folded search value of a term. */
const foldedValue = ({ value }: SearchTerm): string | null => spelledValue({ value, caseSensitive: false });

/** A folded text that some text of every matching document contains; null if nothing is known. */
function neededText(term: SearchTerm): string | null {
  // The names of groups are not among the texts of a document.
  if (term.operator === 'matches' || term.field === 'groups') return null;
  const value = foldedValue(term);
  return value === '' ? null : value;
}

/** The condition on `search_text` alone, if that is enough for the term; else null. */
function foundInRow(term: SearchTerm): Sql | null {
  if (term.field !== 'any' || term.caseSensitive) return null;
  if (term.operator === 'matches') {
    return sql`exists (select 1 from unnest(string_to_array(${searchText}, E'\n')) line where ${compare(sql`line`, term)})`;
  }
  const value = neededText(term);
  if (value === null) return null;
  const within = contains(searchText, value);
  return term.operator === 'contains'
    ? within
    : sql`(${within} and ${contains(sql`(E'\n' || ${searchText} || E'\n')`, `\n${value}\n`)})`;
}

/** Whether a pattern may match the start or end of a text: with a `^` or `$` that is not escaped, and is not the negation of a bracket. */
const asksForEnds = (pattern: string): boolean => /(?<!\[)\^|\$/.test(pattern.replace(/\\./gs, '\\.'));

/** A pattern for `search_text` that matches whenever the term matches one of its lines; null if no index supports it. */
function widerPattern({ operator, field, caseSensitive, value }: SearchTerm): string | null {
  if (operator !== 'matches' || field === 'groups' || caseSensitive || !isUsablePattern(value)) return null;
  // All keywords are in one line, so `^` and `$` would not find each of them. `\b` and `\B` do work, because there are commas in between.
  if (field === 'anykeyword' && asksForEnds(value)) return null;
  // `\A` and `\Z` match the ends of the whole text, not of a line.
  if (/\\[AZz]/.test(value) || !/[a-z\d]{3}/i.test(value.replace(/\\./g, ' '))) return null;
  const pattern = toPostgresPattern(value, { isFolded: true });
  const [flags = '', letters = ''] = /^\(\?([iw]+)\)/.exec(pattern) ?? [];
  return `(?${letters.replace('w', '')}w)${pattern.slice(flags.length)}`;
}

/** Words that every match of a regular expression contains, for use of the index. Only simple expressions have any. */
function neededByPattern(pattern: string): string[] {
  if (/[|()[\]{}\\]/.test(pattern)) return [];
  const certain = pattern.replace(/.[?*]/gsu, ' ').toLowerCase();
  return certain.match(/[a-z\d]{3,}/g) ?? [];
}

/** Folded texts that every match contains: in this field or, if it is null, anywhere. */
interface NeededTexts {
  readonly field: string | null;
  readonly texts: readonly string[];
}

function neededByTerm(term: SearchTerm): NeededTexts | null {
  if (term.negated || term.field === 'groups') return null;
  const value = neededText(term);
  const certain = value !== null && hasThreeLetters(value) ? [value] : [];
  const needed = term.operator === 'matches' ? neededByPattern(term.value) : certain;
  return needed.length === 0 ? null : { field: indexedFields.has(term.field) ? term.field : null, texts: needed };
}

/** Alternatives: every match of the expression contains the texts of at least one. Null if nothing is known. */
function neededTexts(expression: SearchExpression): NeededTexts[] | null {
  switch (expression.type) {
    case 'everything':
    case 'not':
    case 'range':
      return null;
    case 'term': {
      const needed = neededByTerm(expression);
      return needed && [needed];
    }
    case 'and':
      return expression.operands.map(neededTexts).find((needed) => needed !== null) ?? null;
    case 'or': {
      const all = expression.operands.map(neededTexts);
      return all.every((needed) => needed !== null) ? all.flat() : null;
    }
  }
}

/**
 * A condition that every match meets, and that an index evaluates without a regular expression; null if there is none. The subquery on the
 * index of a field returns at most `limit` documents, so a result of that size may be incomplete.
 */
function candidatesSql(libraryId: string, expression: SearchExpression, limit: number): Sql | null {
  const lists = neededTexts(expression);
  if (lists === null) return null;
  const holds = ({ field, texts: needed }: NeededTexts) =>
    field === null
      ? sql`(${join(
          needed.map((text) => contains(searchText, text)),
          ' and ',
        )})`
      : idsOf(
          libraryId,
          sql`${join(
            needed.map((text) => contains(foldedField(field), text)),
            ' and ',
          )} limit ${limit}`,
        );
  return join(lists.map(holds), ' or ');
}

function idsOf(libraryId: string, condition: Sql, table = texts): Sql {
  return sql`id = any(array(select t.document_id from ${table} t where t.library_id = ${libraryId} and ${condition}))`;
}

/** An indexed condition that is true for all matches of an expression, and possibly for other documents. */
interface Indexed {
  readonly condition: Sql;
  /** Whether the exact condition on the row contains it already, so that the planner finds the index without it. */
  readonly isInRow: boolean;
}

const inRow = (condition: Sql): Indexed => ({ condition, isInRow: true });
const besideRow = (condition: Sql): Indexed => ({ condition, isInRow: false });

/** The use of an index: for the first documents of an order, or for all documents, where very frequent letters would be too expensive. */
type Purpose = 'page' | 'count';

/** Whether a condition is evaluated for a few documents or for all; for all, the table of short texts is scanned as a whole. */
type Reach = 'few' | 'all';

/** Whether scanning all short texts is faster than looking them up for each document. Patterns that an index supports are excluded. */
function isReadAsWhole(term: SearchTerm): boolean {
  return isShort(term) && !term.caseSensitive && widerPattern(term) === null;
}

function indexedTerm(libraryId: string, term: SearchTerm, purpose: Purpose, source: TextSource): Indexed | null {
  const indexedField = indexedFields.has(term.field) ? foldedField(term.field) : null;
  const pattern = widerPattern(term);
  if (pattern !== null) {
    // Citation keys are compared one by one, but the index has their joined text.
    const isWhole = indexedField !== null && term.field !== 'citationkey';
    return besideRow(isWhole ? idsOf(libraryId, compare(indexedField, term)) : sql`${searchText} ~* ${pattern}`);
  }
  const value = neededText(term);
  if (value === null || (purpose === 'count' && isReadAsWhole(term))) return null;
  if (hasThreeLetters(value)) {
    if (indexedField) return besideRow(idsOf(libraryId, contains(indexedField, value)));
    if (!isShort(term)) return inRow(contains(searchText, value));
  }
  if (isShort(term)) {
    const folded: SearchTerm = term.caseSensitive ? { ...term, caseSensitive: false, operator: 'contains' } : term;
    return besideRow(idsOf(libraryId, foundSql(folded, source), shortTexts));
  }
  if (purpose === 'count') return inRow(contains(searchText, value));
  return besideRow(idsOf(libraryId, sql`string_to_array(t.letters, E'\n') @> ${indexKeysOfTerm(value)}::text[]`));
}

const isAmong = (ids: readonly string[]): Sql => sql`id = any(${ids}::text[])`;

/** A search, as conditions on the row of `documents`. */
export class DocumentSearch implements SearchCondition {
  readonly #expression: SearchExpression;
  readonly #source: TextSource;
  readonly #path: readonly string[];
  /** The library, if the search is too expensive for one statement; else null. */
  readonly #costlyIn: ReadableLibrary | null;
  #preparing: Promise<void> | null = null;
  /** The ids of the matches, after `prepare` has found them. */
  #found: readonly string[] | null = null;

  /** `path` is the place of the search in the input. */
  constructor(
    expression: SearchExpression,
    source: TextSource,
    path: readonly string[],
    costlyIn: ReadableLibrary | null = null,
  ) {
    this.#expression = expression;
    this.#source = source;
    this.#path = path;
    this.#costlyIn = costlyIn;
  }

  get textAtOnce(): number | null {
    return this.#costlyIn && !this.#found ? textForPasses(passesOf(this.#expression)) : null;
  }

  prepare(): Promise<void> {
    const library = this.#costlyIn;
    if (!library) return Promise.resolve();
    const question = {
      passes: passesOf(this.#expression),
      where: (libraryId: string) => this.#rowSql(libraryId, this.#expression, 'few'),
      candidates: (libraryId: string, limit: number) => candidatesSql(libraryId, this.#expression, limit),
    };
    return (this.#preparing ??= library
      .heavyJob((heavy) => this.asking(() => findInParts(heavy, question)))
      .then((found) => {
        this.#found = found;
      }));
  }

  async asking<T>(ask: () => Promise<T>): Promise<T> {
    try {
      return await ask();
    } catch (error) {
      const message = searchProblem(error);
      throw message === null ? error : badUserInput([{ path: this.#path, message }]);
    }
  }

  where(libraryId: string): Sql {
    if (this.#found) return isAmong(this.#found);
    return this.#rowSql(libraryId, this.#expression, 'few');
  }

  /** Uses indexes, or else scans the short texts as a whole instead of looking up the texts of each document. */
  whereOfAll(libraryId: string, purpose: Purpose): Sql {
    if (this.#found) return isAmong(this.#found);
    const indexed = this.#indexed(libraryId, this.#expression, purpose);
    const reach = purpose === 'count' || indexed === null ? 'all' : 'few';
    const found = this.#rowSql(libraryId, this.#expression, reach);
    return indexed && !indexed.isInRow ? sql`${indexed.condition} and ${found}` : found;
  }

  #rowSql(libraryId: string, expression: SearchExpression, reach: Reach): Sql {
    switch (expression.type) {
      case 'everything':
        return sql`true`;
      case 'range':
        return withinRange(sql`sort_year`, expression);
      case 'not':
        return sql`not (${this.#rowSql(libraryId, expression.operand, reach)})`;
      case 'and':
      case 'or': {
        const operands = expression.operands.map((operand) => this.#rowSql(libraryId, operand, reach));
        return sql`(${join(operands, expression.type === 'and' ? ' and ' : ' or ')})`;
      }
      case 'term': {
        const found = foundInRow(expression) ?? this.#foundInTexts(libraryId, expression, reach);
        return expression.negated ? sql`not (${found})` : found;
      }
    }
  }

  #foundInTexts(libraryId: string, term: SearchTerm, reach: Reach): Sql {
    if (reach === 'all' && isReadAsWhole(term)) {
      // `is true` keeps the planner from turning the condition into a join.
      return sql`(documents.id in (
        select t.document_id from ${shortTexts} t where t.library_id = ${libraryId} and ${foundSql(term, this.#source)})) is true`;
    }
    const table = isShort(term) && !term.caseSensitive ? shortTexts : texts;
    // `offset 0` keeps the planner from a join, which would start with the texts of all documents.
    const found = sql`exists (select 1 from ${table} t
      where t.library_id = ${libraryId} and t.document_id = documents.id and ${foundSql(term, this.#source)} offset 0)`;
    const needed = neededText(term);
    return needed === null ? found : sql`(${contains(searchText, needed)} and ${found})`;
  }

  #indexed(libraryId: string, expression: SearchExpression, purpose: Purpose): Indexed | null {
    switch (expression.type) {
      case 'everything':
      case 'not':
        return null;
      case 'range':
        return inRow(withinRange(sql`sort_year`, expression));
      case 'term':
        return expression.negated ? null : indexedTerm(libraryId, expression, purpose, this.#source);
      case 'and':
      case 'or': {
        const operands = expression.operands.map((operand) => this.#indexed(libraryId, operand, purpose));
        const known = operands.filter((operand) => operand !== null);
        if (known.length === 0 || (expression.type === 'or' && known.length < operands.length)) return null;
        const isInRow = known.every((operand) => operand.isInRow);
        const said = known.filter((operand) => expression.type === 'or' || isInRow || !operand.isInRow);
        const conditions = said.map(({ condition }) => condition);
        return { isInRow, condition: sql`(${join(conditions, expression.type === 'and' ? ' and ' : ' or ')})` };
      }
    }
  }
}

/** Whether a search depends on the groups of documents. */
export function asksForGroups(expression: SearchExpression): boolean {
  return [...fieldsIn(expression)].includes('groups');
}
