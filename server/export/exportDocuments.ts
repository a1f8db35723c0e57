// The text of an export, in pieces of a page each. Between two pages nothing is held but a place in the list, so a client may
// read as slowly as it likes: no statement and no transaction waits for it.
import sql, { empty } from 'sql-template-tag';
import { KeyMaker } from '#bibliography/bibtex/citationKeys.ts';
import { keyOf } from '#bibliography/bibtex/writeEntry.ts';
import { cleanKey } from '#bibliography/bibtex/writeFields.ts';
import type { LibraryReader } from '../database/library.ts';
import { isUnfiltered } from '../documents/documentFilter.ts';
import type { DocumentRow } from '../documents/documentRow.ts';
import { listLibraryParts } from '../documents/libraryParts.ts';
import { type Selection, selectionSql } from '../documents/selection.ts';
import { toDraft } from '../documents/storedFields.ts';
import type { ExportFormat } from './formats.ts';

/** Small enough that writing a page holds up no other request. */
const pageSize = 50;
const keysPageSize = 2_000;

type ExportedRow = Pick<DocumentRow, 'id' | 'kind' | 'fields' | 'added'>;

/** Whether a selection is all of the library that is not in the trash. */
export function isWholeLibrary({ ids, filter, except }: Selection): boolean {
  return ids === null && except.length === 0 && filter !== null && isUnfiltered(filter);
}

/** In the order in which they joined the library, as in the files they came from: BibTeX wants `crossref` to lead downwards. */
async function readPage(
  library: LibraryReader,
  selection: Selection,
  last: ExportedRow | undefined,
): Promise<ExportedRow[]> {
  const after = last ? sql` and (added, id) > (${last.added}, ${last.id})` : empty;
  return library.query<ExportedRow>(
    (ownerId) => sql`
      select id, kind, fields, added from documents
      where ${selectionSql(ownerId, selection)} and state <> 'purged'${after}
      order by added, id limit ${pageSize}`,
  );
}

/** The citation keys of everything that is exported, so that one that is made up is none of them. */
async function readKeys(library: LibraryReader, selection: Selection): Promise<string[]> {
  const keys: string[] = [];
  for (let last = '', size = keysPageSize; size === keysPageSize;) {
    const rows = await library.query<{ id: string; keys: string[] | null }>(
      (ownerId) => sql`
        select id, fields -> 'citationKeys' as keys from documents
        where ${selectionSql(ownerId, selection)} and state <> 'purged' and id > ${last}
        order by id limit ${keysPageSize}`,
    );
    for (const row of rows) keys.push(...(row.keys ?? []).map(cleanKey));
    last = rows.at(-1)?.id ?? last;
    size = rows.length;
  }
  return keys;
}

/** Writes the selected documents in a format. */
export async function* exportDocuments(
  library: LibraryReader,
  selection: Selection,
  format: ExportFormat,
): AsyncGenerator<string, void> {
  const writer = format.open(isWholeLibrary(selection) ? await listLibraryParts(library) : []);
  let keys: KeyMaker | null = null;
  let written = writer.head();
  let last: ExportedRow | undefined;
  for (;;) {
    const page = await readPage(library, selection, last);
    for (const { kind, fields } of page) {
      const draft = toDraft(kind, fields);
      let key = keyOf(draft);
      if (key === null) {
        keys ??= new KeyMaker(await readKeys(library, selection));
        key = keys.make(draft);
      }
      written += writer.document(draft, key);
    }
    last = page.at(-1);
    if (page.length < pageSize) break;
    yield written;
    written = '';
  }
  yield written + writer.tail();
}
