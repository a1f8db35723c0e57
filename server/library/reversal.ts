// What taking a step back has done in turn, remembered as a step of its own: taken back, the first is done again.
import sql from 'sql-template-tag';
import type { DocumentKind } from '#bibliography/documents.ts';
import type { LibraryWriter } from '../database/library.ts';
import { type ApartSet, takeBackApart, tellApart } from '../duplicates/apart.ts';
import type { NewId } from '../edges.ts';
import { type GroupMoves, noGroupMoves, takeBackGroupMoves } from '../groups/groupMoves.ts';
import type { DatedMember } from '../groups/members.ts';
import type { Json } from './canonicalJson.ts';
import { addLibraryParts, removeLibraryParts, type StoredPart } from './libraryParts.ts';
import { restoreMembers, takeBackMembers } from './membership.ts';
import { type EditedDocument, type EditStep, takeBackEdits } from './takeBackEdits.ts';
import { movesAt, type StoredMove, storedMoves, takeBackMoves } from './takeBackMoves.ts';
import { idsOf, type MovedDocument } from './trash.ts';

/** A member as it is stored; `since` in ISO 8601, null when it is not known. */
interface StoredMember {
  readonly groupId: string;
  readonly documentId: string;
  readonly since: string | null;
}

/** What files hold beside entries, that was brought or taken out. */
export interface PartMoves {
  readonly added: readonly StoredPart[];
  readonly removed: readonly StoredPart[];
}

const noPartMoves: PartMoves = { added: [], removed: [] };

/** What is remembered of it. */
export interface ReversalStep {
  readonly reversal: EditStep & {
    /** Moved into the trash, and out of it; steps that were made before moves were kept know only the ids. */
    readonly trashed: readonly (StoredMove | string)[];
    readonly restored: readonly (StoredMove | string)[];
    readonly putBack: readonly StoredMember[];
    readonly takenOut: readonly StoredMember[];
    /** Told apart, and told apart no more; steps that were made before there could be several sets hold the ids of one. */
    readonly apart: readonly (ApartSet | string)[];
    readonly together: readonly (ApartSet | string)[];
    /** Steps that were made before this was kept did nothing to groups. */
    readonly groups?: GroupMoves;
    /** Neither did those to what files hold beside entries. */
    readonly parts?: PartMoves;
  };
}

/** What a taking back has moved beside the documents themselves. */
export interface MovedBack {
  readonly toTrash?: readonly MovedDocument[];
  readonly toLibrary?: readonly MovedDocument[];
  readonly putBack?: readonly DatedMember[];
  readonly takenOut?: readonly DatedMember[];
  readonly apart?: readonly ApartSet[];
  readonly together?: readonly ApartSet[];
  readonly groups?: GroupMoves;
  readonly parts?: PartMoves;
}

/** What taking a step back came to: the documents and groups that are wholly as they were, the groups that are not, and what was moved. */
export interface TakenBackParts extends MovedBack {
  readonly restored: readonly string[];
  readonly restoredGroups?: readonly string[];
  readonly leftGroups?: readonly string[];
}

const stored = (members: readonly DatedMember[] = []): StoredMember[] =>
  members.map(({ since, ...member }) => ({ ...member, since: since?.toISOString() ?? null }));

const dated = (members: readonly StoredMember[]): DatedMember[] =>
  members.map(({ since, ...member }) => ({ ...member, since: since === null ? null : new Date(since) }));

function apartSetsOf(kept: readonly (ApartSet | string)[]): ApartSet[] {
  const ids = kept.filter((each) => typeof each === 'string');
  return [...(ids.length > 0 ? [ids] : []), ...kept.filter((each) => typeof each !== 'string')];
}

/** Of these documents those whose fields this transaction has changed, and what they were before it. */
async function findEdited(tx: LibraryWriter, ids: readonly string[]): Promise<EditedDocument[]> {
  const rows = await tx.query<{
    document_id: string;
    revision: number;
    before: Readonly<Record<string, Json | null>>;
    kind_before: DocumentKind | null;
  }>(
    (ownerId) => sql`
      select h.document_id, h.revision, h.before, h.kind_before from documents d
      join document_revisions h on h.owner_id = ${ownerId} and h.document_id = d.id and h.revision = d.revision
      where d.owner_id = ${ownerId} and d.id = any(${ids}::text[]) and d.last_modified = ${tx.at} and h.at = ${tx.at}`,
  );
  return rows.map(({ document_id, revision, before, kind_before }) => [document_id, revision, before, kind_before]);
}

/** What was done in this transaction to these documents, to be remembered; null when that is nothing. */
export async function findReversal(
  tx: LibraryWriter,
  ids: readonly string[],
  moved: MovedBack,
): Promise<{ documentIds: string[]; details: ReversalStep } | null> {
  const { toTrash, toLibrary, putBack, takenOut } = moved;
  const { apart = [], together = [], groups = noGroupMoves, parts = noPartMoves } = moved;
  const edited = await findEdited(tx, ids);
  const moves = { trashed: storedMoves(toTrash), restored: storedMoves(toLibrary) };
  const members = { putBack: stored(putBack), takenOut: stored(takenOut) };
  const documentIds = new Set([
    ...edited.map(([id]) => id),
    ...[...moves.trashed, ...moves.restored].map(({ id }) => id),
    ...[...members.putBack, ...members.takenOut].map(({ documentId }) => documentId),
    ...apart.flat(),
    ...together.flat(),
  ]);
  const { made, deleted, changed } = groups;
  const others = [made, deleted, changed, parts.added, parts.removed];
  if (documentIds.size === 0 && others.every(({ length }) => length === 0)) return null;
  return {
    documentIds: [...documentIds],
    details: { reversal: { edited, ...moves, ...members, apart, together, groups, parts } },
  };
}

/** Takes it back, as far as nobody has changed the same since. `at` is its moment. */
export async function takeBackReversal(
  tx: LibraryWriter,
  newId: NewId,
  { reversal }: ReversalStep,
  documentIds: readonly string[],
  at: Date,
): Promise<TakenBackParts> {
  const { edited } = reversal;
  const moves = (kept: readonly (StoredMove | string)[]) =>
    kept.flatMap((move) => (typeof move === 'string' ? movesAt(at, [move]) : move));
  const whole = new Set(await takeBackEdits(tx, { edited }));
  const toLibrary = await takeBackMoves(tx, 'active', moves(reversal.trashed));
  const toTrash = await takeBackMoves(tx, 'trashed', moves(reversal.restored));
  const groups = await takeBackGroupMoves(tx, newId, reversal.groups ?? noGroupMoves, at);
  const putBack = await restoreMembers(tx, dated(reversal.takenOut));
  const takenOut = await takeBackMembers(tx, dated(reversal.putBack));
  const apart = apartSetsOf(reversal.together);
  const together = apartSetsOf(reversal.apart);
  await tellApart(tx, apart);
  await takeBackApart(tx, together, at);
  const { added, removed } = reversal.parts ?? noPartMoves;
  const parts = { added: await addLibraryParts(tx, removed), removed: await removeLibraryParts(tx, added) };
  const key = ({ groupId, documentId }: Pick<DatedMember, 'groupId' | 'documentId'>) => `${groupId} ${documentId}`;
  const moved = new Set([...putBack, ...takenOut].map(key));
  const movedBack = new Set(idsOf([...toLibrary, ...toTrash]));
  const left = new Set([
    ...edited.flatMap(([id]) => (whole.has(id) ? [] : [id])),
    ...moves([...reversal.trashed, ...reversal.restored]).flatMap(({ id }) => (movedBack.has(id) ? [] : [id])),
    ...[...reversal.putBack, ...reversal.takenOut].flatMap((each) => (moved.has(key(each)) ? [] : [each.documentId])),
  ]);
  return {
    restored: documentIds.filter((id) => !left.has(id)),
    restoredGroups: groups.restored,
    leftGroups: groups.left,
    groups: groups.moves,
    toTrash,
    toLibrary,
    putBack,
    takenOut,
    apart,
    together,
    parts,
  };
}
