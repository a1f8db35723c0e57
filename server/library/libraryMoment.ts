// A library as it is at one moment: for what several statements find out together, and for what is remembered of it until it changes.
import sql from 'sql-template-tag';
import type { LibraryReader, OwnedStatement } from './library.ts';

/** The library is no longer as it was at the moment that is asked about. */
export class LibraryChanged extends Error {
  constructor() {
    super('The library has changed in the meantime.');
    this.name = 'LibraryChanged';
  }
}

/** The moment is that of the first statement; each later one throws LibraryChanged, and answers nothing, once the library is another. */
export class LibraryMoment implements LibraryReader {
  readonly #library: LibraryReader;
  /** That of the library's last change; null before the first statement, and 0 where nothing was ever written. */
  #at: number | null = null;

  constructor(library: LibraryReader) {
    this.#library = library;
  }

  async query<Row>(statement: OwnedStatement): Promise<Row[]> {
    // Asked together, so that the answer is of the very state whose moment comes with it.
    const rows = await this.#library.query<Row & { is_answer: true | null; library_modified: Date }>(
      (ownerId) => sql`
        select libraries.last_modified as library_modified, answer.*
        from libraries left join (
          select true as is_answer, row_number() over () as answer_place, found.* from (${statement(ownerId)}) found
        ) answer on true
        where libraries.owner_id = ${ownerId} order by answer.answer_place`,
    );
    const at = rows[0]?.library_modified.getTime() ?? 0;
    this.#at ??= at;
    if (at !== this.#at) throw new LibraryChanged();
    return rows.filter(({ is_answer }) => is_answer);
  }
}
