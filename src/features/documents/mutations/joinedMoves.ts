// Combines the reports of several moves to or from the trash.
import type { MoveTarget } from '#machines/documentPane/documentPaneTypes.ts';
import type { ChangeJoin } from '#machines/undoHistory/undoHistoryTypes.ts';
import { mutationTexts } from './mutationTexts.ts';

/** For a move of `count` documents. */
export function joinedMoves(target: MoveTarget, count: number): ChangeJoin {
  const { doneMany, undoneMany, left } = mutationTexts.move;
  return { kind: `move to ${target}`, count, done: doneMany(target), undone: undoneMany(target), left };
}
