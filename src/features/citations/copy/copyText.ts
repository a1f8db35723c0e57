// Copies texts that need no request: one field of a document, or a whole bibliography.
import { fromPromise } from 'xstate';
import { citingMachine } from '#machines/citing/citingMachine.ts';
import type { CitedDocuments, CitingChoice, CopiedText } from '#machines/citing/citingTypes.ts';
import { copyTexts } from './copyTexts.ts';
import { openClipboard } from './openClipboard.ts';
import { startCiting } from './startCiting.ts';

/** Copies a formatted text, and reports it with `message`. Call it while the press is handled. */
export function copyWritten(copied: CopiedText, format: string, message: string): void {
  const machine = citingMachine.provide({
    actors: {
      load: fromPromise<CitedDocuments, { choice: CitingChoice }>(() =>
        Promise.resolve({ kind: 'entries', text: copied.text }),
      ),
      format: fromPromise<CopiedText, { choice: CitingChoice; documents: CitedDocuments }>(() =>
        Promise.resolve(copied),
      ),
      clipboard: openClipboard,
    },
  });
  startCiting(machine, {
    choice: { format, style: null, details: {} },
    asks: false,
    documents: { name: copied.name, count: copied.count },
    environment: null,
    onCopied: () => message,
  });
}

/** Copies one field of a document; `name` is that of the field, within a sentence. Call it in the press itself. */
export function copyText(name: string, text: string): void {
  const copied: CopiedText = { html: null, text, formatted: null, name, count: 1 };
  copyWritten(copied, 'key', copyTexts.field.copied(name, text));
}
