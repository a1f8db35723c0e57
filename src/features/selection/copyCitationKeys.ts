// Copies the citation keys of documents to the clipboard.
import { messageOf } from '#machines/problem.ts';
import { askForFile } from '#src/ui/export/askForFile.ts';
import { requestOf } from '#src/ui/export/exportAddress.ts';
import { bibtex } from '#src/ui/export/exportFormats.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { selectionTexts } from './selectionTexts.ts';
import type { ActionTarget } from '#src/features/documents/actionTarget.ts';

/** Takes the keys from an exported file, so that generated ones are the same as in any other export. */
export function keysIn(bibliography: string): string[] {
  const entries = bibliography.matchAll(/^@(\w+)\{([^,\s{}]+),/gm);
  return [...entries].flatMap(([, type = '', key = '']) => (/^(?:comment|string|preamble)$/i.test(type) ? [] : [key]));
}

/** Copies the keys separated by commas, as `\cite` expects. */
export async function copyCitationKeys(documents: ActionTarget): Promise<void> {
  try {
    const keys = keysIn(await (await askForFile(requestOf(documents, bibtex))).text());
    await navigator.clipboard.writeText(keys.join(','));
    toast({ tone: 'success', message: selectionTexts.copyKeys.done(keys) });
  } catch (error) {
    toast({ tone: 'danger', message: selectionTexts.copyKeys.failed(messageOf(error)), timeout: null });
  }
}
