// The way back from moves into the trash and out of it: who was not moved since goes back, and counts as never moved.
import sql from 'sql-template-tag';
import type { LibraryWriter } from './library.ts';
import type { MovedDocument } from './trash.ts';

/** A move as it is remembered, its moments in ISO 8601; `before` is null where it is not known. */
export interface StoredMove {
  readonly id: string;
  readonly before: string | null;
  readonly after: string;
}

/** A statement changes this many. */
const chunkSize = 2_000;

/** Who was thrown away longer ago than this has all its time in the trash again, lest it be purged as soon as it is there. */
const longestKept = 24 * 60 * 60 * 1000;

/** Moves as they are remembered. */
export function storedMoves(moves: readonly MovedDocument[] = []): StoredMove[] {
  return moves.map(({ id, before, after }) => ({ id, before: before.toISOString(), after: after.toISOString() }));
}

/** The moves of a step that remembers only its moment, which is that of no other. */
export function movesAt(at: Date, ids: readonly string[]): StoredMove[] {
  return ids.map((id) => ({ id, before: null, after: at.toISOString() }));
}

/**
 * Moves those documents to where they were which nobody has moved since, and answers them. They have been there since when they had been
 * before: a move that was made before this one can then be taken back as well.
 */
export async function revertMoves(
  tx: LibraryWriter,
  to: 'active' | 'trashed',
  moves: readonly StoredMove[],
): Promise<MovedDocument[]> {
  const earliest = to === 'trashed' ? tx.at.getTime() - longestKept : -Infinity;
  const ways = moves.map(({ id, before, after }) => ({
    id,
    made: after,
    since: before !== null && Date.parse(before) >= earliest ? before : tx.at.toISOString(),
  }));
  const moved: MovedDocument[] = [];
  for (let start = 0; start < ways.length; start += chunkSize) {
    const chunk = ways.slice(start, start + chunkSize);
    const rows = await tx.query<{ id: string; made: Date; since: Date }>(
      (ownerId) => sql`
        update documents d set state = ${to}, state_since = way.since, moved = ${tx.at}
        from jsonb_to_recordset(${JSON.stringify(chunk)}::jsonb) as way(id text, made timestamptz, since timestamptz)
        where d.owner_id = ${ownerId} and d.id = way.id and d.state = ${to === 'active' ? 'trashed' : 'active'}
          and d.state_since = way.made
        returning d.id, way.made, d.state_since as since`,
    );
    moved.push(...rows.map(({ id, made, since }) => ({ id, before: made, after: since })));
  }
  return moved;
}
