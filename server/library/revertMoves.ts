// Undoes moves to the trash and out of it: documents that were not moved since go back, with the same times as if they had never been moved.
import sql from 'sql-template-tag';
import type { LibraryWriter } from './library.ts';
import type { MovedDocument } from './trash.ts';

/** The stored form of a move, with times in ISO 8601; `before` is null if it is unknown. */
export interface StoredMove {
  readonly id: string;
  readonly before: string | null;
  readonly after: string;
}

/** The most documents that one statement changes. */
const chunkSize = 2_000;

/** Documents that were trashed longer ago than this get the full time in the trash again, so that they are not purged right after the undo. */
const longestKept = 24 * 60 * 60 * 1000;

/** The moves in their stored form. */
export function storedMoves(moves: readonly MovedDocument[] = []): StoredMove[] {
  return moves.map(({ id, before, after }) => ({ id, before: before.toISOString(), after: after.toISOString() }));
}

/** The moves of a step that stores only its time, which no other step shares. */
export function movesAt(at: Date, ids: readonly string[]): StoredMove[] {
  return ids.map((id) => ({ id, before: null, after: at.toISOString() }));
}

/**
 * Moves documents that were not moved since back to where they were, and returns them. They get back the time since when they were there, so
 * that an earlier move can be undone as well.
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
      (libraryId) => sql`
        update documents d set state = ${to}, state_since = way.since, moved = ${tx.at}
        from jsonb_to_recordset(${JSON.stringify(chunk)}::jsonb) as way(id text, made timestamptz, since timestamptz)
        where d.library_id = ${libraryId} and d.id = way.id and d.state = ${to === 'active' ? 'trashed' : 'active'}
          and d.state_since = way.made
        returning d.id, way.made, d.state_since as since`,
    );
    moved.push(...rows.map(({ id, made, since }) => ({ id, before: made, after: since })));
  }
  return moved;
}
