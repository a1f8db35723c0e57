// Takes back a step that brought groups: what it made goes again, with what others put below it since left where it can stand, and who
// it put into groups that were there goes out of them.
import sql from 'sql-template-tag';
import type { LibraryWriter } from '../database/library.ts';
import type { AddedStep } from './addGroups.ts';
import { refreshMembership, refreshNames } from './content/matches.ts';
import { documentsOf } from './writeGroups.ts';
import { readPlaces } from './readGroups.ts';

/** Answers the ids of the groups that went; one below which others were put since stays. */
export async function takeBackGroups(tx: LibraryWriter, { groupIds, members }: AddedStep): Promise<string[]> {
  const places = await readPlaces(tx);
  const made = new Set(groupIds);
  const gone = groupIds.filter((id) => places.find(id) && places.below(id).every((below) => made.has(below.id)));
  // They can be brought back by no id but their own: each goes by itself, the topmost with what is below it.
  const topmost = gone.filter((id) => {
    const place = places.find(id);
    const parent = place && places.parentOf(place);
    return !parent || !gone.includes(parent.id);
  });
  for (const id of topmost) {
    const ids = [id, ...places.below(id).map((below) => below.id)];
    await tx.query(
      (ownerId) => sql`
        update groups set deleted_at = ${tx.at}, deleted_with = ${id}
        where owner_id = ${ownerId} and id = any(${ids}::text[])`,
    );
  }
  await tx.query(
    (ownerId) => sql`
      delete from group_members using unnest(
        ${members.map(({ groupId }) => groupId)}::text[], ${members.map(({ documentId }) => documentId)}::text[]
      ) as member(group_id, document_id)
      where group_members.owner_id = ${ownerId} and group_members.group_id = member.group_id
        and group_members.document_id = member.document_id`,
  );
  await refreshNames(tx, gone);
  await refreshMembership(tx, documentsOf(members));
  return gone;
}
