// Moves a document to the trash or out of it, and says so: also to who has gone on to another document before the answer came.
import type { Environment } from 'relay-runtime';
import type { MoveOutcome, MoveTarget } from '#machines/documentPane/documentPaneTypes.ts';
import { messageOf } from '#machines/problem.ts';
import type { Reversible } from '#machines/undoHistory/undoHistoryTypes.ts';
import { tellChange } from '#src/ui/undo/undoHistory.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { tellMoved } from '../selection/movedDocuments.ts';
import { notInTrash, restoreDocument } from './restoreDocument.ts';
import { type ListPlace, notInLibrary, trashDocument } from './trashDocument.ts';

/**
 * Moves the document that is shown in `place`. It can be taken back from the message. Once begun it is not
 * given up: `signal` tells that its pane was left, which then cannot say what went wrong any more.
 */
export async function moveDocument(
  environment: Environment,
  { id, title }: { id: string; title: string },
  target: MoveTarget,
  place: ListPlace,
  signal: AbortSignal,
): Promise<MoveOutcome> {
  const done = target === 'trash' ? 'moved to trash' : 'restored';
  const sayFailure = (why: string) => {
    if (signal.aborted)
      toast({ tone: 'danger', message: `“${title}” was not ${done}: ${why}`, key: id, timeout: null });
  };
  try {
    const outcome = await (target === 'trash' ? trashDocument : restoreDocument)(environment, id, place);
    if (outcome.kind === 'refused') sayFailure(outcome.message);
    else {
      tellMoved(id);
      tellChange(reversibleMove(environment, { id, title }, target, place.userId));
    }
    return outcome;
  } catch (error) {
    sayFailure(messageOf(error));
    throw error;
  }
}

const wordsForMove = (title: string, target: MoveTarget) =>
  `“${title}” ${target === 'trash' ? 'moved to trash' : 'restored'}`;

/** The move as a change that can be taken back, which is the opposite move. `what` was done stays what is spoken of, to and fro. */
export function reversibleMove(
  environment: Environment,
  document: { readonly id: string; readonly title: string },
  target: MoveTarget,
  userId: string,
  what = wordsForMove(document.title, target),
): Reversible {
  const { id } = document;
  const opposite = target === 'trash' ? 'library' : 'trash';
  const staysIn = target === 'trash' ? 'It is still in the trash' : 'It is still in your library';
  return {
    what,
    key: id,
    reverse: async () => {
      const move = opposite === 'trash' ? trashDocument : restoreDocument;
      const outcome = await move(environment, id, { userId, listId: null }).catch((error: unknown) => {
        throw new Error(`Not undone: ${messageOf(error)}. ${staysIn}.`);
      });
      if (outcome.kind === 'done') {
        tellMoved(id);
        return { kind: 'done', opposite: reversibleMove(environment, document, opposite, userId, what), but: null };
      }
      const isGone = outcome.message === notInTrash || outcome.message === notInLibrary;
      return { kind: 'refused', message: `Not undone: ${outcome.message}.${isGone ? '' : ` ${staysIn}.`}` };
    },
  };
}
