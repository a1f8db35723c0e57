// The beginning of completing documents: their DOIs, or word to the person that there are none.
import { messageOf } from '#machines/problem.ts';
import type { ActionTarget } from '#src/features/documents/actionTarget.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { lookUpTexts } from './lookUpTexts.ts';
import { readDois } from './readDois.ts';

const texts = lookUpTexts.complete;

/** The DOIs, one a line; null if there is nothing to look up, which the person is told. */
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
