// Moves a document to the trash or out of it, and says so: also to who has gone on to another document before the answer came.
import type { Environment } from 'relay-runtime';
import type { MoveOutcome, MoveTarget } from '#machines/documentPane/documentPaneTypes.ts';
import { messageOf } from '#machines/problem.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { restoreDocument } from './restoreDocument.ts';
import { type ListPlace, trashDocument } from './trashDocument.ts';

/** Moves the document that is shown in `place`. What went to the trash can be taken back from the message. */
export async function moveDocument(
  environment: Environment,
  { id, title }: { id: string; title: string },
  target: MoveTarget,
  place: ListPlace,
): Promise<MoveOutcome> {
  if (target === 'library') {
    const outcome = await restoreDocument(environment, id, place);
    if (outcome.kind === 'done') toast({ tone: 'success', message: `“${title}” restored` });
    return outcome;
  }
  const outcome = await trashDocument(environment, id, place);
  if (outcome.kind === 'done') {
    toast({
      tone: 'success',
      message: `“${title}” moved to trash`,
      key: id,
      action: { label: 'Undo', run: () => takeBack(environment, id, place.userId) },
    });
  }
  return outcome;
}

async function takeBack(environment: Environment, id: string, userId: string): Promise<void> {
  const notUndone = (why: string) => new Error(`Not undone: ${why}. It is still in the trash.`);
  const outcome = await restoreDocument(environment, id, { userId, listId: null }).catch((error: unknown) => {
    throw notUndone(messageOf(error));
  });
  if (outcome.kind === 'refused') throw notUndone(outcome.message);
}
