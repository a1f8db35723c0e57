// Reads a library in a single state: for results that need several statements, and for caches that are valid until the library changes.
import sql from 'sql-template-tag';
import type { LibraryReader, LibraryStatement } from './library.ts';

/** The library has changed since the first statement. */
export class LibraryChanged extends Error {
  constructor() {
    super('The library has changed in the meantime.');
    this.name = 'LibraryChanged';
  }
}

/** The first statement fixes the state. Later statements throw LibraryChanged instead of returning rows if the library has changed since. */
export class LibraryMoment implements LibraryReader {
  readonly #library: LibraryReader;
  /** The time of the library's last change; null before the first statement, and 0 if nothing was ever written. */
  #at: number | null = null;

  constructor(library: LibraryReader) {
    this.#library = library;
  }

  async query<Row>(statement: LibraryStatement): Promise<Row[]> {
    // One statement reads both, so that the rows belong to exactly this state.
    const rows = await this.#library.query<Row & { is_answer: true | null; library_modified: Date }>(
      (libraryId) => sql`
        select libraries.last_modified as library_modified, answer.*
        from libraries left join (
          select true as is_answer, row_number() over () as answer_place, found.* from (${statement(libraryId)}) found
        ) answer on true
        where libraries.library_id = ${libraryId} order by answer.answer_place`,
    );
    const at = rows[0]?.library_modified.getTime() ?? 0;
    this.#at ??= at;
    if (at !== this.#at) throw new LibraryChanged();
    return rows.filter(({ is_answer }) => is_answer);
  }
}
