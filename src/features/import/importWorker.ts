// Reads a .bib file off the main thread, and keeps what it read until it is asked for: documents batch by batch, then the groups.
import { documentKinds, type DocumentInput, toDocumentInput } from '#bibliography/documents.ts';
import { decodeBibliography } from '#bibliography/bibtex/decodeBibliography.ts';
import type { LibraryPart } from '#bibliography/bibtex/parseBibliography.ts';
import { type FileGroup, readLibraryFile } from '#bibliography/bibtex/readLibraryFile.ts';
import type { GroupInput } from '#bibliography/groups/groupInput.ts';
import type { ImportReport } from '#machines/import/importTypes.ts';
import { cutIntoBatches } from './batches.ts';
import { cutIntoGroupRequests, type GroupRequest, toGroupInputs } from './groupRequests.ts';

/** What the page asks. */
export type ImportRequest =
  | { kind: 'parse'; bytes: ArrayBuffer }
  | { kind: 'batch'; batch: number }
  /** `ids` are those that the documents of all batches were given, in their order. */
  | { kind: 'groups'; request: number; ids: readonly string[] };

/** What the file holds for one request to the API. */
export interface Batch {
  documents: readonly DocumentInput[];
  parts: readonly LibraryPart[];
}

export type ImportReply =
  | { kind: 'report'; report: Omit<ImportReport, 'handle'> }
  | { kind: 'batch'; batch: Batch }
  | { kind: 'groups'; groups: readonly GroupInput[] }
  | { kind: 'error'; message: string };

let batches: readonly Batch[] = [];
let groupRequests: readonly GroupRequest[] = [];

function countGroups(groups: readonly FileGroup[]): number {
  return groups.reduce((count, { children }) => count + 1 + countGroups(children), 0);
}

function parse(bytes: ArrayBuffer): Omit<ImportReport, 'handle'> {
  const file = readLibraryFile(decodeBibliography(new Uint8Array(bytes)));
  const { dialect, entries, parts, groups, groupProblems, problems } = file;
  // Not a bibliography at all, rather than one with mistakes in it: nothing but text that stands outside of everything.
  if (
    entries.length === 0 &&
    groups.length === 0 &&
    parts.every(({ kind, name }) => kind === 'COMMENT' && name === 'text')
  )
    throw new Error(problems[0]?.message ?? 'The file holds no entries.');
  const documents = entries.map(({ draft }) => toDocumentInput(draft));
  const cut = cutIntoBatches(documents);
  // A file of abbreviations only is a library too: its parts need a request to go with.
  batches = (cut.length === 0 ? [[]] : cut).map((each, index) => ({
    documents: each,
    parts: index === 0 ? parts : [],
  }));
  groupRequests = cutIntoGroupRequests(groups);
  return {
    dialect,
    entries: entries.length,
    byKind: Object.fromEntries(
      documentKinds.map((kind) => [kind, entries.filter(({ draft }) => draft.kind === kind).length]),
    ) as ImportReport['byKind'],
    parts: parts.length,
    groups: countGroups(groups),
    remarks: entries.flatMap(({ line, key, remarks }) =>
      remarks.map((message) => ({ line, key: key === '' ? null : key, message })),
    ),
    problems,
    groupRemarks: groupProblems.map(({ line, message }) => ({ line, key: null, message })),
    batchKeys: batches.map(() => crypto.randomUUID()),
    groupKeys: groupRequests.map(() => crypto.randomUUID()),
  };
}

function groupsOf(request: number, ids: readonly string[]): readonly GroupInput[] {
  const groups = groupRequests[request];
  if (!groups) throw new Error(`There are no groups ${request}.`);
  // Who is who is told by the order alone.
  if (ids.length !== batches.reduce((count, { documents }) => count + documents.length, 0)) {
    throw new Error(
      'Some of these documents were deleted for good meanwhile, so it cannot be told who is in which group',
    );
  }
  return toGroupInputs(groups, ids);
}

function answer(request: ImportRequest): ImportReply {
  try {
    if (request.kind === 'parse') return { kind: 'report', report: parse(request.bytes) };
    if (request.kind === 'groups') return { kind: 'groups', groups: groupsOf(request.request, request.ids) };
    const batch = batches[request.batch];
    return batch ? { kind: 'batch', batch } : { kind: 'error', message: `There is no batch ${request.batch}.` };
  } catch (error) {
    return { kind: 'error', message: error instanceof Error ? error.message : String(error) };
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ImportRequest>) => {
  self.postMessage(answer(data));
});
