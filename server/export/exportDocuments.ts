// Generates the text of an export, one page of documents at a time.
import sql from 'sql-template-tag';
import { takeGroupNames } from '#bibliography/bibtex/groupNames.ts';
import type { LibraryReader } from '../library/library.ts';
import { isUnfiltered } from '../list/documentFilter.ts';
import type { DocumentRow } from '../library/documentRow.ts';
import { listLibraryParts } from '../library/libraryParts.ts';
import { type Selection, askingFor } from '../list/selection.ts';
import { toWholeDocument } from '../library/storedFields.ts';
import { documentPages, groupIdsColumn, presentOf } from './documentPages.ts';
import { FileKeys } from './fileKeys.ts';
import type { ExportFormat } from './formats.ts';
import { GroupsOnFile } from './groupsOnFile.ts';
import { ParentsOnFile } from './parentsOnFile.ts';

type ExportedRow = Pick<DocumentRow, 'kind' | 'fields'> & { readonly group_ids: readonly string[] };

/** Whether a selection consists of the whole library except the trash. */
export function isWholeLibrary({ ids, filter, except }: Selection): boolean {
  return ids === null && except.length === 0 && filter !== null && isUnfiltered(filter);
}

/**
 * Writes the selected documents in a format. Library parts and the tree of groups are included only if the whole library is exported; each
 * document has the names of its groups, unless they are none of the reader's business (`hidesGroups`).
 */
export async function* exportDocuments(
  library: LibraryReader,
  selection: Selection,
  format: ExportFormat,
  { hidesGroups = false }: { readonly hidesGroups?: boolean } = {},
): AsyncGenerator<string, void> {
  const groups = format.hasReferences && !hidesGroups ? await GroupsOnFile.read(library) : null;
  const isWhole = isWholeLibrary(selection);
  const parts = isWhole || format.hasReferences ? await listLibraryParts(library) : [];
  const writer = format.open(groups && isWhole ? groups.among(parts) : parts, isWhole);
  // In a file with the tree, a name in the field `groups` puts an entry into that group, so imported names that equal a group's are removed.
  const saidByTree = groups && isWhole ? groups.names : new Set<string>();
  const columns = groups ? sql`kind, fields, ${groupIdsColumn}` : sql`kind, fields, '{}'::text[] as group_ids`;
  const selected: LibraryReader = { query: (statement) => askingFor(selection, () => library.query(statement)) };
  const parents = new ParentsOnFile(selected, selection);
  const pages = documentPages<ExportedRow>(selected, columns, presentOf(selection));
  const keys = new FileKeys(library, selection);
  let written = writer.head();
  for await (const page of pages) {
    const drafts = page.map(({ kind, fields }) => takeGroupNames(toWholeDocument(kind, fields), saidByTree).draft);
    const parentOf = format.hasReferences ? await parents.readFor(drafts) : () => undefined;
    for (const [index, draft] of drafts.entries()) {
      const groupNames = groups?.namesOf(page[index]?.group_ids ?? []) ?? [];
      written += writer.document(draft, await keys.of(draft), { groupNames, parentOf });
    }
    yield written;
    written = '';
  }
  yield written + writer.tail();
}
