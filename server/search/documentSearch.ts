// What a search asks of the row of a document. Most of it stands in `search_text`, in which every text of the document is a line: a
// plain word is asked of nothing else, and the texts by field are looked into only where the row cannot say it: the short ones in a table
// of their own, which is small enough to be read as a whole.
import sql, { type Sql, join, raw } from 'sql-template-tag';
import { toPostgresPattern } from '#bibliography/search/pattern.ts';
import type { SearchExpression, SearchTerm } from '#bibliography/search/searchExpression.ts';
import type { Library, SearchCondition } from '../library/library.ts';
import { badUserInput } from '../graphql/errors.ts';
import { findInParts } from './findInParts.ts';
import { passesOf, textForPasses } from './searchCost.ts';
import { searchProblem } from './searchProblem.ts';
import { lettersOfPart } from '../library/derived/searchText.ts';
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

/** The fields that have an index of their own (migration 6): they are named most. What stands in an abstract is in most of all texts anyway. */
const indexedFields: ReadonlySet<string> = new Set(
  'title author keywords journal booktitle editor publisher institution organization series note citationkey eventtitle address'.split(
    ' ',
  ),
);

/** The text of a field that has an index, spelled as in the index. */
function foldedField(field: string): Sql {
  return raw(`(t.folded ->> '${field}')`);
}

/** Whether all there is to know of a field stands in document_short_texts, folded (migration 8). */
function isShort({ field }: SearchTerm): boolean {
  return field !== 'any' && field !== 'abstract' && field !== 'groups';
}

/** Whether an index of three letters can look for it. Of other letters than these it depends on the locale of the database. */
const hasThreeLetters = (text: string): boolean => /[a-z\d]{3}/.test(text);

/** What a folded term looks for. */
const foldedValue = ({ value }: SearchTerm): string | null => spelledValue({ value, caseSensitive: false });

/** What must stand in some text of a document that a comparison finds; null of one that says no such thing. */
function neededText(term: SearchTerm): string | null {
  // The names of groups are no text of a document.
  if (term.operator === 'matches' || term.field === 'groups') return null;
  const value = foldedValue(term);
  return value === '' ? null : value;
}

/** Found in `search_text` alone, where that says all there is to say; null where it does not. */
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

/** Whether a pattern may ask where a text begins or ends: a `^` or `$` that is neither escaped nor the "none of these" of a bracket. */
const asksForEnds = (pattern: string): boolean => /(?<!\[)\^|\$/.test(pattern.replace(/\\./gs, '\\.'));

/** A pattern that is found in `search_text` wherever `term` is found in one of its lines; null where no index can look for it. */
function widerPattern({ operator, field, caseSensitive, value }: SearchTerm): string | null {
  if (operator !== 'matches' || field === 'groups' || caseSensitive || !isUsablePattern(value)) return null;
  // Keywords share a line. Of their other places, `\b` and `\B`, the commas between them tell the same.
  if (field === 'anykeyword' && asksForEnds(value)) return null;
  // The ends of the whole text cannot be the ends of a line.
  if (/\\[AZz]/.test(value) || !/[a-z\d]{3}/i.test(value.replace(/\\./g, ' '))) return null;
  const pattern = toPostgresPattern(value, { isFolded: true });
  const [flags = '', letters = ''] = /^\(\?([iw]+)\)/.exec(pattern) ?? [];
  return `(?${letters.replace('w', '')}w)${pattern.slice(flags.length)}`;
}

/** Words that every match of a regular expression contains, for the index. None for all but the simplest expressions. */
function neededByPattern(pattern: string): string[] {
  if (/[|()[\]{}\\]/.test(pattern)) return [];
  const certain = pattern.replace(/.[?*]/gsu, ' ').toLowerCase();
  return certain.match(/[a-z\d]{3,}/g) ?? [];
}

/** Folded texts that a match contains, all of them: in this field, or anywhere. */
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
 * A condition that every match fulfils and that an index answers without running a regular expression; null if there is none. The index of a field
 * gives at most `limit` documents, so a result of that size may be incomplete.
 */
function candidatesSql(ownerId: string, expression: SearchExpression, limit: number): Sql | null {
  const lists = neededTexts(expression);
  if (lists === null) return null;
  const holds = ({ field, texts: needed }: NeededTexts) =>
    field === null
      ? sql`(${join(
          needed.map((text) => contains(searchText, text)),
          ' and ',
        )})`
      : idsOf(
          ownerId,
          sql`${join(
            needed.map((text) => contains(foldedField(field), text)),
            ' and ',
          )} limit ${limit}`,
        );
  return join(lists.map(holds), ' or ');
}

function idsOf(ownerId: string, condition: Sql, table = texts): Sql {
  return sql`id = any(array(select t.document_id from ${table} t where t.owner_id = ${ownerId} and ${condition}))`;
}

/** What an index says of the documents that an expression finds: a condition that is true of all of them, and perhaps of others. */
interface Indexed {
  readonly condition: Sql;
  /** Whether the condition on the row says it already, so that the index is found by it. */
  readonly isInRow: boolean;
}

const inRow = (condition: Sql): Indexed => ({ condition, isInRow: true });
const besideRow = (condition: Sql): Indexed => ({ condition, isInRow: false });

/** What is asked of an index: the first documents of an order, or all of them, where letters that most documents hold cost too much. */
type Purpose = 'page' | 'count';

/** Whether a condition on the row is asked of a few documents, or of all: then the short texts are read as a whole. */
type Reach = 'few' | 'all';

/** Whether it is sooner asked of all short texts than of each document. What a pattern finds, an index may say. */
function isReadAsWhole(term: SearchTerm): boolean {
  return isShort(term) && !term.caseSensitive && widerPattern(term) === null;
}

function indexedTerm(ownerId: string, term: SearchTerm, purpose: Purpose, source: TextSource): Indexed | null {
  const indexedField = indexedFields.has(term.field) ? foldedField(term.field) : null;
  const pattern = widerPattern(term);
  if (pattern !== null) {
    // Of citation keys each is asked by itself, and they are indexed together.
    const isWhole = indexedField !== null && term.field !== 'citationkey';
    return besideRow(isWhole ? idsOf(ownerId, compare(indexedField, term)) : sql`${searchText} ~* ${pattern}`);
  }
  const value = neededText(term);
  if (value === null || (purpose === 'count' && isReadAsWhole(term))) return null;
  if (hasThreeLetters(value)) {
    if (indexedField) return besideRow(idsOf(ownerId, contains(indexedField, value)));
    if (!isShort(term)) return inRow(contains(searchText, value));
  }
  if (isShort(term)) {
    const folded: SearchTerm = term.caseSensitive ? { ...term, caseSensitive: false, operator: 'contains' } : term;
    return besideRow(idsOf(ownerId, foundSql(folded, source), shortTexts));
  }
  if (purpose === 'count') return inRow(contains(searchText, value));
  return besideRow(idsOf(ownerId, sql`string_to_array(t.letters, E'\n') @> ${lettersOfPart(value)}::text[]`));
}

const isAmong = (ids: readonly string[]): Sql => sql`id = any(${ids}::text[])`;

/** A search of documents; its conditions are on the row of `documents`. */
export class DocumentSearch implements SearchCondition {
  readonly #expression: SearchExpression;
  readonly #source: TextSource;
  readonly #path: readonly string[];
  /** The library, if the search is too costly for one statement on its texts; otherwise null. */
  readonly #costlyIn: Library | null;
  #preparing: Promise<void> | null = null;
  /** The ids of its matches, once `prepare` has found them. */
  #found: readonly string[] | null = null;

  /** `path` is where it stands in the input. */
  constructor(
    expression: SearchExpression,
    source: TextSource,
    path: readonly string[],
    costlyIn: Library | null = null,
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
      where: (ownerId: string) => this.#rowSql(ownerId, this.#expression, 'few'),
      candidates: (ownerId: string, limit: number) => candidatesSql(ownerId, this.#expression, limit),
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

  where(ownerId: string): Sql {
    if (this.#found) return isAmong(this.#found);
    return this.#rowSql(ownerId, this.#expression, 'few');
  }

  /** With what indexes say, or else without a look at the texts of each. */
  whereOfAll(ownerId: string, purpose: Purpose): Sql {
    if (this.#found) return isAmong(this.#found);
    const indexed = this.#indexed(ownerId, this.#expression, purpose);
    const reach = purpose === 'count' || indexed === null ? 'all' : 'few';
    const found = this.#rowSql(ownerId, this.#expression, reach);
    return indexed && !indexed.isInRow ? sql`${indexed.condition} and ${found}` : found;
  }

  #rowSql(ownerId: string, expression: SearchExpression, reach: Reach): Sql {
    switch (expression.type) {
      case 'everything':
        return sql`true`;
      case 'range':
        return withinRange(sql`sort_year`, expression);
      case 'not':
        return sql`not (${this.#rowSql(ownerId, expression.operand, reach)})`;
      case 'and':
      case 'or': {
        const operands = expression.operands.map((operand) => this.#rowSql(ownerId, operand, reach));
        return sql`(${join(operands, expression.type === 'and' ? ' and ' : ' or ')})`;
      }
      case 'term': {
        const found = foundInRow(expression) ?? this.#foundInTexts(ownerId, expression, reach);
        return expression.negated ? sql`not (${found})` : found;
      }
    }
  }

  #foundInTexts(ownerId: string, term: SearchTerm, reach: Reach): Sql {
    if (reach === 'all' && isReadAsWhole(term)) {
      // `is true` keeps the planner from making a join of it.
      return sql`(documents.id in (
        select t.document_id from ${shortTexts} t where t.owner_id = ${ownerId} and ${foundSql(term, this.#source)})) is true`;
    }
    const table = isShort(term) && !term.caseSensitive ? shortTexts : texts;
    // `offset 0` keeps the planner from a join, which would begin with the texts of all documents.
    const found = sql`exists (select 1 from ${table} t
      where t.owner_id = ${ownerId} and t.document_id = documents.id and ${foundSql(term, this.#source)} offset 0)`;
    const needed = neededText(term);
    return needed === null ? found : sql`(${contains(searchText, needed)} and ${found})`;
  }

  #indexed(ownerId: string, expression: SearchExpression, purpose: Purpose): Indexed | null {
    switch (expression.type) {
      case 'everything':
      case 'not':
        return null;
      case 'range':
        return inRow(withinRange(sql`sort_year`, expression));
      case 'term':
        return expression.negated ? null : indexedTerm(ownerId, expression, purpose, this.#source);
      case 'and':
      case 'or': {
        const operands = expression.operands.map((operand) => this.#indexed(ownerId, operand, purpose));
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

/** Whether a search asks which groups documents are in. */
export function asksForGroups(expression: SearchExpression): boolean {
  return [...fieldsIn(expression)].includes('groups');
}
