// The DOIs of documents, however many were selected: from an export, which reads a selection page by page.
import { isRecord } from '#bibliography/isRecord.ts';
import { askForFile } from '#src/ui/export/askForFile.ts';
import { requestOf } from '#src/ui/export/exportAddress.ts';
import { cslJson } from '#src/ui/export/exportFormats.ts';
import type { ActionTarget } from '#src/features/documents/actionTarget.ts';

/** In the order of the export, one a line; empty if no document has one. Rejects if there was no answer. */
export async function readDois(documents: ActionTarget): Promise<string> {
  const items: unknown = JSON.parse(await (await askForFile(requestOf(documents, cslJson))).text());
  const dois = (Array.isArray(items) ? items : []).map((item) => (isRecord(item) ? item.DOI : undefined));
  return dois.filter((doi) => typeof doi === 'string').join('\n');
}
