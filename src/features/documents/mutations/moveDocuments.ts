// Moves many documents to the trash or out of it, and says so; what went to the trash can be taken back from the message.
import type { Environment } from 'relay-runtime';
import type { MoveTarget } from '#machines/documentPane/documentPaneTypes.ts';
import { messageOf } from '#machines/problem.ts';
import { reversibleSteps } from '#src/relay/reversibleSteps.ts';
import { tellChange } from '#src/ui/undo/undoHistory.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { countedDocuments } from '#src/ui/text/countedDocuments.ts';
import type { Subject } from '../selection/subject.ts';
import { restoreDocuments } from './restoreDocuments.ts';
import { trashDocuments } from './trashDocuments.ts';

/** Resolves with whether they were moved; why not has been said by then. */
export async function moveDocuments(
  environment: Environment,
  { selection, count, name }: Subject,
  target: MoveTarget,
  userId: string,
): Promise<boolean> {
  const isTrash = target === 'trash';
  const done = isTrash ? 'moved to trash' : 'restored';
  const fail = (why: string) => {
    toast({ tone: 'danger', message: `Not ${done}: ${why.replace(/\.$/, '')}. Nothing was changed.`, timeout: null });
    return false;
  };
  try {
    const outcome = await (isTrash ? trashDocuments : restoreDocuments)(environment, selection, userId);
    if (outcome.kind === 'refused') return fail(outcome.message);
    const moved = outcome.data;
    if (!moved || moved.count === 0) {
      return fail(isTrash ? 'They are not in your library any more' : 'They are not in the trash any more');
    }
    // Some may have been gone already: what is said is what was done.
    const what = `${moved.count === 1 && count === 1 ? name : countedDocuments(moved.count)} ${done}`;
    tellChange(reversibleSteps({ environment, userId, steps: [moved.undo], what }));
    return true;
  } catch (error) {
    return fail(messageOf(error));
  }
}
