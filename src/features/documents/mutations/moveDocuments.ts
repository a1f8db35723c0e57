// Moves many documents to or from the trash, and reports it with an offer to undo it.
import type { Environment } from 'relay-runtime';
import type { MoveTarget } from '#machines/documentPane/documentPaneTypes.ts';
import { messageOf } from '#machines/problem.ts';
import { reversibleSteps } from '#src/relay/reversibleSteps.ts';
import { tellChange } from '#src/ui/undo/undoHistory.ts';
import { toast } from '#src/ui/toast/toast.ts';
import type { ActionTarget } from '../actionTarget.ts';
import { joinedMoves } from './joinedMoves.ts';
import { mutationTexts, nameOfMoved } from './mutationTexts.ts';
import { restoreDocuments } from './restoreDocuments.ts';
import { trashDocuments } from './trashDocuments.ts';

/** Resolves to whether they were moved; failures have been reported by then. */
export async function moveDocuments(
  environment: Environment,
  documents: ActionTarget,
  target: MoveTarget,
): Promise<boolean> {
  const isTrash = target === 'trash';
  const texts = mutationTexts.move;
  const fail = (why: string, say = texts.failed) => {
    toast({ tone: 'danger', message: say(target, documents.name, why), timeout: null });
    return false;
  };
  try {
    const outcome = await (isTrash ? trashDocuments : restoreDocuments)(environment, documents.selection);
    if (outcome.kind === 'refused') return fail(outcome.message);
    const moved = outcome.data;
    if (!moved || moved.count === 0) {
      return fail(isTrash ? texts.noneInLibrary : texts.noneInTrash);
    }
    // Some may have been moved before, so the report uses the server's count.
    const name = nameOfMoved(moved.count, documents);
    tellChange(
      reversibleSteps({
        environment,
        steps: [moved.undo],
        what: texts.done(target, name),
        undone: texts.undone(target, name),
        joins: joinedMoves(target, moved.count),
      }),
    );
    return true;
  } catch (error) {
    return fail(messageOf(error), texts.unanswered);
  }
}
