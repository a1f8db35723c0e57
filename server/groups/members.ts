// Reads and writes the documents that are in groups by hand.
import sql, { type Sql } from 'sql-template-tag';
import type { LibraryReader, LibraryWriter } from '../library/library.ts';
import { idForm } from '../library/documentRow.ts';
import { notFound } from '../graphql/errors.ts';

/** A document that is in a group by hand. */
export interface Member {
  readonly groupId: string;
  readonly documentId: string;
}

/** A member, and the time of the step that added it; null if it is unknown. */
export interface DatedMember extends Member {
  readonly since: Date | null;
}

/** The distinct documents of members. */
export function documentsOf(members: readonly Member[]): string[] {
  return [...new Set(members.map(({ documentId }) => documentId))];
}

/** The members as two columns, for `unnest`. */
export function columnsOf(members: readonly Member[]): { groupIds: string[]; documentIds: string[] } {
  return {
    groupIds: members.map(({ groupId }) => groupId),
    documentIds: members.map(({ documentId }) => documentId),
  };
}

/** The times since when the members are in their groups, as a third column. */
function momentsOf(members: readonly DatedMember[]): (string | null)[] {
  return members.map(({ since }) => since?.toISOString() ?? null);
}

/** Throws `NOT_FOUND` if one of these documents was never in the library. */
export async function checkDocuments(library: LibraryReader, documentIds: readonly string[]): Promise<void> {
  const ids = [...new Set(documentIds)];
  if (ids.length === 0) return;
  const unknown = () => notFound('There is no document with one of these ids.');
  if (!ids.every((id) => idForm.test(id))) throw unknown();
  const [row] = await library.query<{ count: number }>(
    (libraryId) => sql`select count(*) from documents where library_id = ${libraryId} and id = any(${ids}::text[])`,
  );
  if (row?.count !== ids.length) throw unknown();
}

/** The most members that one statement writes. */
const chunkSize = 10_000;

/** Adds documents to groups, and returns the members that are new. Permanently deleted documents and groups are ignored. */
export function addMembers(tx: LibraryWriter, members: readonly Member[]): Promise<Member[]> {
  return restoreMemberRows(
    tx,
    members.map((member) => ({ ...member, since: tx.at })),
  );
}

/** Members as three columns, for `unnest`. */
interface MemberColumns {
  readonly groupIds: string[];
  readonly documentIds: string[];
  readonly moments: (string | null)[];
}

/** Runs a statement for these members, in parts, and returns the members in its rows. */
async function writeMembers(
  tx: LibraryWriter,
  members: readonly DatedMember[],
  statement: (libraryId: string, columns: MemberColumns) => Sql,
): Promise<DatedMember[]> {
  const written: DatedMember[] = [];
  for (let start = 0; start < members.length; start += chunkSize) {
    const chunk = members.slice(start, start + chunkSize);
    const columns = { ...columnsOf(chunk), moments: momentsOf(chunk) };
    const rows = await tx.query<{ group_id: string; document_id: string; since: Date | null }>((libraryId) =>
      statement(libraryId, columns),
    );
    for (const { group_id, document_id, since } of rows) {
      written.push({ groupId: group_id, documentId: document_id, since });
    }
  }
  return written;
}

/** Adds removed documents back to groups with their original times, so that the step that added them first can still be undone. */
export function restoreMemberRows(tx: LibraryWriter, members: readonly DatedMember[]): Promise<DatedMember[]> {
  return writeMembers(
    tx,
    members,
    (libraryId, { groupIds, documentIds, moments }) => sql`
      insert into group_members (library_id, group_id, document_id, since)
      select distinct ${libraryId}, member.group_id, member.document_id, member.since::timestamptz
      from unnest(${groupIds}::text[], ${documentIds}::text[], ${moments}::text[])
        as member(group_id, document_id, since)
      join documents d on d.library_id = ${libraryId} and d.id = member.document_id and d.state <> 'purged'
      join groups g on g.library_id = ${libraryId} and g.id = member.group_id
      on conflict do nothing
      returning group_id, document_id, since`,
  );
}

/** Removes documents from groups unless they were removed and added again since the given times, and returns the removed ones. */
export function revertMemberRows(tx: LibraryWriter, members: readonly DatedMember[]): Promise<DatedMember[]> {
  return writeMembers(
    tx,
    members,
    (libraryId, { groupIds, documentIds, moments }) => sql`
      delete from group_members m
      using unnest(${groupIds}::text[], ${documentIds}::text[], ${moments}::text[]) as member(group_id, document_id, since)
      where m.library_id = ${libraryId} and m.group_id = member.group_id and m.document_id = member.document_id
        and (m.since is null or m.since = member.since::timestamptz)
      returning m.group_id, m.document_id, m.since`,
  );
}

/** Removes all other documents from a group, and returns them. */
export async function keepOnlyMembers(
  tx: LibraryWriter,
  groupId: string,
  documentIds: readonly string[],
): Promise<string[]> {
  const rows = await tx.query<{ document_id: string }>(
    (libraryId) => sql`
      delete from group_members
      where library_id = ${libraryId} and group_id = ${groupId} and document_id <> all(${documentIds}::text[])
      returning document_id`,
  );
  return rows.map(({ document_id }) => document_id);
}
