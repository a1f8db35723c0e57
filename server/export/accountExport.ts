// Everything that is stored of an account, as one JSON file: the account, its log-ins, and its library with the trash. The hash of
// the password and those of tokens are left out: they say nothing to a person and much to a thief.
import sql, { empty } from 'sql-template-tag';
import { listSessions } from '../accounts/sessions.ts';
import { findCreated } from '../accounts/users.ts';
import type { LibraryReader } from '../database/library.ts';
import { documentColumns, type DocumentRow } from '../documents/documentRow.ts';
import { listLibraryParts } from '../documents/libraryParts.ts';
import { toDraft } from '../documents/storedFields.ts';
import type { Context, Viewer } from '../graphql/context.ts';

const pageSize = 50;

async function readPage(library: LibraryReader, last: DocumentRow | undefined): Promise<DocumentRow[]> {
  const after = last ? sql` and (added, id) > (${last.added}, ${last.id})` : empty;
  return library.query<DocumentRow>(
    (ownerId) => sql`
      select ${documentColumns} from documents
      where owner_id = ${ownerId}${after}
      order by added, id limit ${pageSize}`,
  );
}

function written({ id, kind, state, revision, fields, added, last_modified }: DocumentRow): string {
  return JSON.stringify({ id, ...toDraft(kind, fields), state, revision, added, lastModified: last_modified });
}

/** Writes the file, in pieces of a page of documents each. */
export async function* exportAccount(context: Context, viewer: Viewer): AsyncGenerator<string, void> {
  const { accounts, library } = context;
  const journals = await library.query<{ journal: unknown }>(
    (ownerId) => sql`select journal from journals where owner_id = ${ownerId} order by id`,
  );
  const head = {
    account: { id: viewer.id, email: viewer.email, created: await findCreated(accounts.database, viewer.id) },
    sessions: await listSessions(accounts.database, viewer.id, accounts.now()),
    libraryParts: await listLibraryParts(library),
    journals: journals.map(({ journal }) => journal),
  };
  let text = `${JSON.stringify(head).slice(0, -1)},"documents":[`;
  let separator = '\n';
  let last: DocumentRow | undefined;
  for (;;) {
    const page = await readPage(library, last);
    for (const row of page) {
      text += separator + written(row);
      separator = ',\n';
    }
    last = page.at(-1);
    if (page.length < pageSize) break;
    yield text;
    text = '';
  }
  yield `${text}\n]}\n`;
}
