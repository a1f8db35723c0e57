// Records how many libraries each statement names, so that a test can say that none is about the content of two. A shared library and a personal one
// have the same statements.
import type { Sql } from 'sql-template-tag';

/** The tables of the content of libraries, as parts of patterns. */
const tables = [
  ...['libraries', 'documents', 'document_\\w+', 'documents_apart', 'journals', 'library_parts', 'citation_styles'],
  ...['groups', 'group_\\w+', 'added_batches', 'added_groups', 'undo_steps', 'list_sizes', 'facet_values'],
];
const about = (table: string) => new RegExp(`\\b(?:from|join|into|update|using)\\s+(?:${table})\\b`);
const aboutContent = about(tables.join('|'));
/** Places at which a statement says which library it is about. */
const places = [
  /\blibrary_id\s*=\s*\$(?<place>\d+)/g,
  // The first value of a row that is inserted.
  /\binsert into \w+ \(\s*library_id\b[^)]*\)\s*(?:values\s*\(|select(?: distinct)?)\s*\$(?<place>\d+)/g,
];

/** What is about all libraries, and only reads their ids and times: a lookup in each, and no join of two. */
const aboutAll = [
  // The library of an id, among those that a person may open.
  /^\s*select id, library_id from \w+\s+where library_id = any\(\$1::text\[\]\) and id = any/,
  // The libraries that a job of the server has to work on.
  /^\s*select l\.library_id as id from libraries l where /,
  // When libraries that pages have open were last changed.
  /^\s*select library_id, last_modified from libraries where library_id = any\(/,
  // The newest moment in the database, with which the clock is compared.
  /^\s*select greatest\(/,
];

/** How many libraries the statements about the content of libraries name. */
export class LibrariesInStatements {
  /** How many libraries a statement named, each time that it was sent, by its text. */
  readonly #counts = new Map<string, Set<number>>();

  /** Takes a statement that the server sends. */
  readonly add = ({ text, values }: Sql): void => {
    if (!aboutContent.test(text)) return;
    const named = places.flatMap((place) =>
      [...text.matchAll(place)].map(({ groups }) => values[Number(groups?.place) - 1]),
    );
    const counts = this.#counts.get(text) ?? new Set();
    this.#counts.set(text, counts.add(new Set(named).size));
  };

  /** The statements that name no library or several, except those that may be about all. */
  notAboutOne(): string[] {
    const others = [...this.#counts].filter(([, counts]) => [...counts].some((each) => each !== 1));
    return others.map(([text]) => text).filter((text) => !aboutAll.some((each) => each.test(text)));
  }

  /** The tables with the content of libraries that no statement was about. */
  tablesUnseen(): string[] {
    const texts = [...this.#counts.keys()];
    return tables.filter((table) => !texts.some((text) => about(table).test(text)));
  }
}
