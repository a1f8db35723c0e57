// Adds documents to groups by hand and removes them, and finds the groups that documents are in. This doesn't change the documents: their
// revisions stay the same.
import sql from 'sql-template-tag';
import type { ReadableLibrary, LibraryReader, LibraryWriter } from '../library/library.ts';
import { badUserInput, notFound } from '../graphql/errors.ts';
import { readMadeId } from './content/made.ts';
import { refreshMembership } from './content/matches.ts';
import { type GroupRow, groupColumns } from './groupRow.ts';
import { type DatedMember, addMembers, documentsOf, restoreMemberRows, revertMemberRows } from './members.ts';
import { isAutomatic } from './presentGroup.ts';
import { findGroups } from './readGroups.ts';
import { type Selection, checkSelection, selectionSql } from '../list/selection.ts';

/** Throws for groups that don't exist, or are not filled by hand; `path` is the place of each in the input. */
export async function checkFilledByHand(
  library: LibraryReader,
  groups: readonly { readonly id: string; readonly path: readonly string[] }[],
  message = 'This group fills itself: documents cannot be added to it.',
): Promise<void> {
  const storedId = (id: string) => readMadeId(id)?.automaticId ?? id;
  const rows = await findGroups(
    library,
    groups.map(({ id }) => storedId(id)),
  );
  const kinds = new Map(rows.map(({ id, kind }) => [id, kind]));
  const automatic = new Set(rows.filter(isAutomatic).map(({ id }) => id));
  // Only automatic groups can have a derived subgroup with such an id.
  if (!groups.every(({ id }) => kinds.has(id) || automatic.has(storedId(id)))) {
    throw notFound('There is no group with this id.');
  }
  const problems = groups.filter(({ id }) => kinds.get(id) !== 'explicit').map(({ path }) => ({ path, message }));
  if (problems.length > 0) throw badUserInput(problems);
}

/** Which of these groups still exist and are filled by hand. */
export async function findFilledByHand(library: LibraryReader, ids: readonly string[]): Promise<string[]> {
  const rows = await findGroups(library, ids);
  return rows.filter(({ kind }) => kind === 'explicit').map(({ id }) => id);
}

/** The most documents that one statement changes. */
const chunkSize = 10_000;

/** Removes documents from a group, and returns which were in it and since when. */
export async function removeMembers(
  tx: LibraryWriter,
  groupId: string,
  documentIds: readonly string[],
): Promise<DatedMember[]> {
  const removed: DatedMember[] = [];
  for (let start = 0; start < documentIds.length; start += chunkSize) {
    const chunk = documentIds.slice(start, start + chunkSize);
    const rows = await tx.query<{ document_id: string; since: Date | null }>(
      (libraryId) => sql`
        delete from group_members
        where library_id = ${libraryId} and group_id = ${groupId} and document_id = any(${chunk}::text[])
        returning document_id, since`,
    );
    removed.push(...rows.map(({ document_id, since }) => ({ groupId, documentId: document_id, since })));
  }
  await refreshMembership(tx, documentsOf(removed));
  return removed;
}

/** Adds documents to a group, and returns which were not in it before. */
export async function insertMembers(
  tx: LibraryWriter,
  groupId: string,
  documentIds: readonly string[],
): Promise<string[]> {
  const added = await addMembers(
    tx,
    documentIds.map((documentId) => ({ groupId, documentId })),
  );
  const ids = documentsOf(added);
  await refreshMembership(tx, ids);
  return ids;
}

/** Adds removed documents back to groups with their original times, and returns which were missing. */
export async function restoreMembers(tx: LibraryWriter, members: readonly DatedMember[]): Promise<DatedMember[]> {
  const restored = await restoreMemberRows(tx, members);
  await refreshMembership(tx, documentsOf(restored));
  return restored;
}

/** Removes documents from groups unless they were removed and added again since the given times, and returns the removed ones. */
export async function revertMembers(tx: LibraryWriter, members: readonly DatedMember[]): Promise<DatedMember[]> {
  const reverted = await revertMemberRows(tx, members);
  await refreshMembership(tx, documentsOf(reverted));
  return reverted;
}

/** For each of these documents, the groups to which it was added by hand. */
export async function findGroupsOf(
  library: LibraryReader,
  documentIds: readonly string[],
): Promise<ReadonlyMap<string, GroupRow[]>> {
  const rows = await library.query<GroupRow & { document_id: string }>(
    (libraryId) => sql`
      select m.document_id, ${groupColumns}
      from group_members m join groups g on g.library_id = m.library_id and g.id = m.group_id
      where m.library_id = ${libraryId} and m.document_id = any(${documentIds}::text[])
        and g.kind = 'explicit' and g.deleted_at is null
      order by g.name, g.id`,
  );
  const found = new Map<string, GroupRow[]>();
  for (const { document_id, ...row } of rows) {
    const groups = found.get(document_id);
    if (groups) groups.push(row);
    else found.set(document_id, [row]);
  }
  return found;
}

/** A group, and how many of the given documents were added to it by hand. */
export interface Share {
  readonly group: GroupRow;
  readonly documentCount: number;
}

/** Finds the groups to which documents were added by hand, with the number of these documents in each. */
export async function findShares(
  library: ReadableLibrary,
  selection: Selection,
): Promise<{ documentCount: number; shares: Share[] }> {
  await checkSelection(library, selection);
  const [row] = await library.query<{ count: number }>(
    (libraryId) =>
      sql`select count(*) from documents where ${selectionSql(libraryId, selection)} and state <> 'purged'`,
  );
  const rows = await library.query<GroupRow & { document_count: number }>(
    (libraryId) => sql`
      select shares.document_count, ${groupColumns} from (
        select m.group_id, count(*) as document_count from group_members m
        where m.library_id = ${libraryId} and m.document_id in (
          select id from documents where ${selectionSql(libraryId, selection)} and state <> 'purged')
        group by m.group_id) shares
      join groups g on g.library_id = ${libraryId} and g.id = shares.group_id
      where g.kind = 'explicit' and g.deleted_at is null
      order by g.name, g.id`,
  );
  return {
    documentCount: row?.count ?? 0,
    shares: rows.map(({ document_count: documentCount, ...group }) => ({ group, documentCount })),
  };
}
