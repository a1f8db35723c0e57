// Finds what can be completed of the chosen documents, and tells the person if nothing can.
import type { Environment } from 'relay-runtime';
import { messageOf } from '#machines/problem.ts';
import type { ActionTarget } from '#src/features/documents/actionTarget.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { lookUpTexts } from './lookUpTexts.ts';
import { type Completable, readCompletable } from './readCompletable.ts';

const texts = lookUpTexts.complete;

/** Null if the person was told that there is nothing to look up, or why the DOIs could not be read. */
export async function askToComplete(
  environment: Environment,
  documents: ActionTarget,
  signal: AbortSignal,
): Promise<Completable | null> {
  try {
    const completable = await readCompletable(environment, documents, signal);
    if (completable.works.length > 0) return completable;
    toast({ tone: 'info', message: texts.none(documents.name) });
  } catch (error) {
    toast({ tone: 'danger', message: texts.failed(messageOf(error)), timeout: null });
  }
  return null;
}
