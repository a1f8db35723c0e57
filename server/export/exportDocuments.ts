// The text of an export, in pieces of one page each.
import sql, { type Sql } from 'sql-template-tag';
import { KeyMaker } from '#bibliography/citationKeys/makeKey.ts';
import { takeGroupNames } from '#bibliography/bibtex/groupNames.ts';
import { keyOf } from '#bibliography/bibtex/writeEntry.ts';
import { cleanKey } from '#bibliography/bibtex/entryNames.ts';
import { readKeyPatterns } from '../citationKeys/keyPatterns.ts';
import type { LibraryReader } from '../library/library.ts';
import { isUnfiltered } from '../list/documentFilter.ts';
import type { DocumentRow } from '../library/documentRow.ts';
import { listLibraryParts } from '../library/libraryParts.ts';
import { type Selection, askingFor, selectionSql } from '../list/selection.ts';
import { toWholeDocument } from '../library/storedFields.ts';
import { documentPages, groupIdsColumn, keysAtOnce } from './documentPages.ts';
import type { ExportFormat } from './formats.ts';
import { GroupsOnFile } from './groupsOnFile.ts';
import { ParentsOnFile } from './parentsOnFile.ts';

type ExportedRow = Pick<DocumentRow, 'kind' | 'fields'> & { readonly group_ids: readonly string[] };

/** Whether a selection is all of the library that is not in the trash. */
export function isWholeLibrary({ ids, filter, except }: Selection): boolean {
  return ids === null && except.length === 0 && filter !== null && isUnfiltered(filter);
}

/** The citation keys of everything that is exported, so that one that is made up is none of them. */
async function readKeys(library: LibraryReader, selection: Selection): Promise<string[]> {
  const pages = documentPages<{ keys: string[] | null }>(
    library,
    sql`fields -> 'citationKeys' as keys`,
    presentOf(selection),
    keysAtOnce,
  );
  const keys: string[] = [];
  for await (const page of pages) keys.push(...page.flatMap((row) => row.keys ?? []).map(cleanKey));
  return keys;
}

/** What is selected and not gone for good. */
function presentOf(selection: Selection): (ownerId: string) => Sql {
  return (ownerId) => sql`${selectionSql(ownerId, selection)} and state <> 'purged'`;
}

/**
 * Writes the selected documents in a format. What the library holds beside them, the tree of groups among it, goes with all of them
 * only; in which groups a document is goes with each.
 */
export async function* exportDocuments(
  library: LibraryReader,
  selection: Selection,
  format: ExportFormat,
): AsyncGenerator<string, void> {
  const groups = format.hasReferences ? await GroupsOnFile.read(library) : null;
  const isWhole = isWholeLibrary(selection);
  const parts = isWhole || format.hasReferences ? await listLibraryParts(library) : [];
  const writer = format.open(groups && isWhole ? groups.among(parts) : parts, isWhole);
  // Beside the tree a name says who is in a group, also one that an entry once came with.
  const saidByTree = groups && isWhole ? groups.names : new Set<string>();
  const columns = groups ? sql`kind, fields, ${groupIdsColumn}` : sql`kind, fields, '{}'::text[] as group_ids`;
  const selected: LibraryReader = { query: (statement) => askingFor(selection, () => library.query(statement)) };
  const parents = new ParentsOnFile(selected, selection);
  const pages = documentPages<ExportedRow>(selected, columns, presentOf(selection));
  let keys: KeyMaker | null = null;
  let written = writer.head();
  for await (const page of pages) {
    const drafts = page.map(({ kind, fields }) => takeGroupNames(toWholeDocument(kind, fields), saidByTree).draft);
    const parentOf = format.hasReferences ? await parents.readFor(drafts) : () => undefined;
    for (const [index, draft] of drafts.entries()) {
      const groupNames = groups?.namesOf(page[index]?.group_ids ?? []) ?? [];
      let key = keyOf(draft);
      if (key === null) {
        keys ??= new KeyMaker(await readKeys(library, selection), (await readKeyPatterns(library)).nameOf);
        key = keys.make(draft);
      }
      written += writer.document(draft, key, { groupNames, parentOf });
    }
    yield written;
    written = '';
  }
  yield written + writer.tail();
}
