// Reads what the page of a read-only link shows: a page of its documents, perhaps of a search among them, or one of them.
import sql from 'sql-template-tag';
import type { DocumentOrder } from '../__generated__/resolverTypes.ts';
import { badUserInput } from '../graphql/errors.ts';
import { documentColumns, type DocumentRow, idForm } from '../library/documentRow.ts';
import { decodeCursor } from '../list/cursor.ts';
import { readFilter } from '../list/documentFilter.ts';
import { type Anchor, type DocumentsPage, readPage } from '../list/documentsPage.ts';
import { askingFor, type Selection, selectionSql } from '../list/selection.ts';
import { namesGroups } from '../search/readSearch.ts';
import type { OpenLink } from './openLink.ts';
import { shareLinkTexts } from './shareLinkTexts.ts';

const pageSize = 50;
const longestSearch = 1_000;
const order: DocumentOrder = { field: 'TITLE', direction: 'ASC' };

/** The parameters of the page's address. */
export interface SharedQuestion {
  /** A search among the documents of the link; empty for all of them. */
  readonly search: string;
  /** The cursor after which the page starts, or before which it ends. */
  readonly after: string | null;
  readonly before: string | null;
}

export interface SharedList {
  readonly page: DocumentsPage;
  readonly count: number;
}

/** A cursor that is none, as in an address that was typed, means the first page. */
function anchorOf({ after, before }: SharedQuestion): Anchor {
  const [from, to] = [after, before].map((text) => (text === null ? null : decodeCursor(order, text)));
  return { at: 'cursors', travel: to ? 'backward' : 'forward', after: from ?? null, before: to ?? null };
}

/** Reads a page of the list. Throws BAD_USER_INPUT if the search cannot be read. */
export async function readSharedList({ link, library }: OpenLink, question: SharedQuestion): Promise<SharedList> {
  const { search } = question;
  if (search.length > longestSearch) throw badUserInput([{ path: ['q'], message: shareLinkTexts.page.searchTooLong }]);
  // Readers of a link must not learn the groups of its documents.
  if (namesGroups(search)) throw badUserInput([{ path: ['q'], message: shareLinkTexts.page.noGroups }]);
  const filter = await readFilter(library, { groupId: link.groupId, query: link.query }, [], search);
  const page = await readPage(library, { filter, order, anchor: anchorOf(question), size: pageSize, keepLast: null });
  if (!page) throw new Error('A page between cursors is always there');
  return { page, count: await page.countAll() };
}

/** The document of the link with this id; null if the link does not show it. */
export async function findSharedDocument(
  { library }: OpenLink,
  selection: Selection,
  id: string,
): Promise<DocumentRow | null> {
  if (!idForm.test(id)) return null;
  const one = { ...selection, ids: [id] };
  const [row] = await askingFor(one, () =>
    library.query<DocumentRow>(
      (libraryId) => sql`select ${documentColumns} from documents where ${selectionSql(libraryId, one)}`,
    ),
  );
  return row ?? null;
}
