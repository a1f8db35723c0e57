// Moves a document to or from the trash. It is reported in a message, because the person may have opened another document by then.
import type { Environment } from 'relay-runtime';
import type { MoveOutcome, MoveTarget } from '#machines/documentPane/documentPaneTypes.ts';
import { messageOf } from '#machines/problem.ts';
import { reversibleSteps } from '#src/relay/reversibleSteps.ts';
import { tellChange } from '#src/ui/undo/undoHistory.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { joinedMoves } from './joinedMoves.ts';
import { mutationTexts } from './mutationTexts.ts';
import { reportDocumentMoved } from '../movedDocuments.ts';
import { restoreDocument } from './restoreDocument.ts';
import { type ListPlace, trashDocument } from './trashDocument.ts';

/**
 * Moves the document that is shown in `place`; the message offers to undo it. The request is never cancelled: `signal` only tells that the pane was closed, so
 * that a failure has to be reported in a message.
 */
export async function moveDocument(
  environment: Environment,
  { id, title }: { id: string; title: string },
  target: MoveTarget,
  place: ListPlace,
  signal: AbortSignal,
): Promise<MoveOutcome> {
  const texts = mutationTexts.move;
  const name = `“${title}”`;
  const sayFailure = (why: string, say = texts.failed) => {
    if (signal.aborted) toast({ tone: 'danger', message: say(target, name, why), key: id, timeout: null });
  };
  try {
    const outcome = await (target === 'trash' ? trashDocument : restoreDocument)(environment, id, place);
    if (outcome.kind === 'refused') sayFailure(outcome.message);
    else {
      const tell = () => {
        reportDocumentMoved(id);
      };
      tell();
      tellChange(
        reversibleSteps({
          environment,
          steps: [outcome.step],
          what: texts.done(target, name),
          undone: texts.undone(target, name),
          joins: joinedMoves(target, 1),
          key: id,
          onReversed: tell,
        }),
      );
    }
    return outcome;
  } catch (error) {
    sayFailure(messageOf(error), texts.unanswered);
    throw error;
  }
}
