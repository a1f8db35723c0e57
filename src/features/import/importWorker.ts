// Reads a .bib file off the main thread, and keeps what it read until it is asked for batch by batch.
import { documentKinds, type DocumentInput, toDocumentInput } from '#bibliography/documents.ts';
import { decodeBibliography } from '#bibliography/bibtex/decodeBibliography.ts';
import { type LibraryPart, parseBibliography } from '#bibliography/bibtex/parseBibliography.ts';
import type { ImportReport } from '#machines/import/importTypes.ts';
import { cutIntoBatches } from './batches.ts';

/** What the page asks. */
export type ImportRequest = { kind: 'parse'; bytes: ArrayBuffer } | { kind: 'batch'; batch: number };

/** What the file holds for one request to the API. */
export interface Batch {
  documents: readonly DocumentInput[];
  parts: readonly LibraryPart[];
}

export type ImportReply =
  | { kind: 'report'; report: Omit<ImportReport, 'handle'> }
  | { kind: 'batch'; batch: Batch }
  | { kind: 'error'; message: string };

let batches: readonly Batch[] = [];

function parse(bytes: ArrayBuffer): Omit<ImportReport, 'handle'> {
  const { dialect, entries, parts, problems } = parseBibliography(decodeBibliography(new Uint8Array(bytes)));
  // Not a bibliography at all, rather than one with mistakes in it: nothing but text that stands outside of everything.
  if (entries.length === 0 && parts.every(({ kind, name }) => kind === 'COMMENT' && name === 'text'))
    throw new Error(problems[0]?.message ?? 'The file holds no entries.');
  const documents = entries.map(({ draft }) => toDocumentInput(draft));
  const cut = cutIntoBatches(documents);
  // A file of abbreviations only is a library too: its parts need a request to go with.
  batches = (cut.length === 0 && parts.length > 0 ? [[]] : cut).map((each, index) => ({
    documents: each,
    parts: index === 0 ? parts.map(({ kind, name, value }) => ({ kind, name, value })) : [],
  }));
  return {
    dialect,
    entries: entries.length,
    byKind: Object.fromEntries(
      documentKinds.map((kind) => [kind, entries.filter(({ draft }) => draft.kind === kind).length]),
    ) as ImportReport['byKind'],
    parts: parts.length,
    remarks: entries.flatMap(({ line, key, remarks }) =>
      remarks.map((message) => ({ line, key: key === '' ? null : key, message })),
    ),
    problems,
    batchKeys: batches.map(() => crypto.randomUUID()),
  };
}

function answer(request: ImportRequest): ImportReply {
  try {
    if (request.kind === 'parse') return { kind: 'report', report: parse(request.bytes) };
    const batch = batches[request.batch];
    return batch ? { kind: 'batch', batch } : { kind: 'error', message: `There is no batch ${request.batch}.` };
  } catch (error) {
    return { kind: 'error', message: error instanceof Error ? error.message : String(error) };
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ImportRequest>) => {
  self.postMessage(answer(data));
});
