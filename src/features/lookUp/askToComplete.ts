// Reads the DOIs of documents that are to be completed, and tells the person if there are none.
import { messageOf } from '#machines/problem.ts';
import type { ActionTarget } from '#src/features/documents/actionTarget.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { lookUpTexts } from './lookUpTexts.ts';
import { readDois } from './readDois.ts';

const texts = lookUpTexts.complete;

/** The DOIs, one a line; null if the person was told that there is nothing to look up, or why the DOIs could not be read. */
export async function askToComplete(documents: ActionTarget): Promise<string | null> {
  try {
    const dois = await readDois(documents);
    if (dois !== '') return dois;
    toast({ tone: 'info', message: texts.none(documents.name) });
  } catch (error) {
    toast({ tone: 'danger', message: texts.failed(messageOf(error)), timeout: null });
  }
  return null;
}
