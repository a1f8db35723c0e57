// Copies documents: at once, with a message, or after a question in a dialog.
import type { Environment } from 'relay-runtime';
import type { ExportedDocuments } from '#src/ui/export/exportAddress.ts';
import { citingOf } from './citingOf.ts';
import { copyFormatOf } from './copyFormats.ts';
import { copyTexts } from './copyTexts.ts';
import { rememberedFormat, rememberFormat } from './rememberedFormat.ts';
import { startCiting } from './startCiting.ts';

function start(environment: Environment, documents: ExportedDocuments, format: string, asks: boolean): void {
  startCiting(citingOf(environment, documents), {
    choice: { format: copyFormatOf(format).id, style: null, details: {} },
    asks,
    documents,
    environment,
    onCopied({ name, count, text }, actor) {
      const { choice } = actor.getSnapshot().context;
      rememberFormat(choice.format);
      return copyTexts.copied(name, count, text);
    },
  });
}

/** Copies the documents in a format, or as it was done last. Call it in the press itself: browsers open their clipboard to nothing else. */
export function copyDocuments(environment: Environment, documents: ExportedDocuments, format?: string): void {
  start(environment, documents, format ?? rememberedFormat(), false);
}

/** Asks how to copy the documents. */
export function askToCopy(environment: Environment, documents: ExportedDocuments): void {
  start(environment, documents, rememberedFormat(), true);
}
