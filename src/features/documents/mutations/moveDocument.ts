// Moves a document to the trash or out of it, and says so: also to who has gone on to another document before the answer came.
import type { Environment } from 'relay-runtime';
import type { MoveOutcome, MoveTarget } from '#machines/documentPane/documentPaneTypes.ts';
import { messageOf } from '#machines/problem.ts';
import { reversibleSteps } from '#src/relay/reversibleSteps.ts';
import { tellChange } from '#src/ui/undo/undoHistory.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { tellMoved } from '../selection/movedDocuments.ts';
import { restoreDocument } from './restoreDocument.ts';
import { type ListPlace, trashDocument } from './trashDocument.ts';

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
      const tell = () => {
        tellMoved(id);
      };
      tell();
      tellChange(
        reversibleSteps({
          environment,
          userId: place.userId,
          steps: [outcome.step],
          what: `“${title}” ${done}`,
          key: id,
          onReversed: tell,
        }),
      );
    }
    return outcome;
  } catch (error) {
    sayFailure(messageOf(error));
    throw error;
  }
}
