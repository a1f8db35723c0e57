// Copies a text that is there already, such as one field of a document.
import { fromPromise } from 'xstate';
import { citingMachine } from '#machines/citing/citingMachine.ts';
import type { CitedDocuments, CitingChoice, CopiedText } from '#machines/citing/citingTypes.ts';
import { copyTexts } from './copyTexts.ts';
import { openClipboard } from './openClipboard.ts';
import { startCiting } from './startCiting.ts';

/** `name` is that of the field, within a sentence. Call it in the press itself. */
export function copyText(name: string, text: string): void {
  const copied: CopiedText = { html: null, text, formatted: null, name, count: 1 };
  const machine = citingMachine.provide({
    actors: {
      load: fromPromise<CitedDocuments, { choice: CitingChoice }>(() => Promise.resolve({ kind: 'entries', text })),
      format: fromPromise<CopiedText, { choice: CitingChoice; documents: CitedDocuments }>(() =>
        Promise.resolve(copied),
      ),
      clipboard: openClipboard,
    },
  });
  startCiting(machine, {
    choice: { format: 'key', style: null, details: {} },
    asks: false,
    documents: { name, count: 1 },
    environment: null,
    onCopied: () => copyTexts.field.copied(name, text),
  });
}
