// Reads a .bib file off the main thread, and keeps what it read until it is asked for: documents batch by batch, then the groups.
import { type DocumentDraft, documentKinds, toDocumentInput } from '#bibliography/documents.ts';
import { bibtexTexts } from '#bibliography/bibtex/bibtexTexts.ts';
import { decodeWithRemarks } from '#bibliography/bibtex/decodeBibliography.ts';
import { type ImportProblem, isOnlyText, type LibraryPart } from '#bibliography/bibtex/parseBibliography.ts';
import { type FileGroup, readLibraryFile } from '#bibliography/bibtex/readLibraryFile.ts';
import type { GroupInput } from '#bibliography/groups/groupInput.ts';
import type { ImportDuplicate, ImportReport, PartCounts, PlannedEntry } from '#machines/import/importTypes.ts';
import { cutIntoBatches } from './batches.ts';
import { findDuplicates, type FoundLike, keysOf, type ReadEntry } from './findDuplicates.ts';
import { cutIntoGroupRequests, type GroupRequest, toGroupInputs } from './groupRequests.ts';
import { idsOfEntries, type PlannedBatch, planBatch } from './planBatch.ts';

/** What the page asks. */
export type ImportRequest =
  | { kind: 'parse'; bytes: ArrayBuffer }
  /** The keys by which entries are likely the same as others. */
  | { kind: 'keys' }
  /** `found` is what the library holds of them. */
  | { kind: 'duplicates'; found: readonly FoundLike[] }
  /** An entry as it was read. */
  | { kind: 'entry'; entry: number }
  /** `ids` are those that the entries before it have become. */
  | { kind: 'batch'; batch: number; plan: readonly PlannedEntry[]; ids: readonly (string | null)[] }
  /** `ids` are those that the entries of all batches have become, in their order. */
  | { kind: 'groups'; request: number; ids: readonly (string | null)[]; plan: readonly PlannedEntry[] };

/** What parsing found; the page knows the rest. */
export type ParsedFile = Omit<ImportReport, 'handle' | 'left'>;

/** What the file holds for one request to the API. */
export interface Batch extends PlannedBatch {
  parts: readonly LibraryPart[];
}

export type ImportReply =
  | { kind: 'report'; report: ParsedFile }
  | { kind: 'keys'; keys: readonly (readonly string[])[] }
  | { kind: 'duplicates'; duplicates: readonly ImportDuplicate[] }
  | { kind: 'entry'; draft: DocumentDraft }
  | { kind: 'batch'; batch: Batch }
  | { kind: 'groups'; groups: readonly GroupInput[] }
  | { kind: 'error'; message: string };

/** A run of entries, and what else goes with it. */
interface Run {
  readonly from: number;
  readonly to: number;
  readonly parts: readonly LibraryPart[];
}

let read: readonly ReadEntry[] = [];
let drafts: readonly DocumentDraft[] = [];
let keys: readonly (readonly string[])[] = [];
let batches: readonly Run[] = [];
let groupRequests: readonly GroupRequest[] = [];

/** The runs of the batches; `parts` go with the first one. */
function runsOf(cut: readonly (readonly unknown[])[], parts: readonly LibraryPart[]): Run[] {
  let from = 0;
  // A file of abbreviations only is a library too: its parts need a request to go with.
  return (cut.length === 0 ? [[]] : cut).map((each, index) => {
    const run = { from, to: from + each.length, parts: index === 0 ? parts : [] };
    from = run.to;
    return run;
  });
}

function countGroups(groups: readonly FileGroup[]): number {
  return groups.reduce((count, { children }) => count + 1 + countGroups(children), 0);
}

/** Why nothing of a file could be read: it is none, or what it holds is broken. */
function whyNothing([first, ...others]: readonly ImportProblem[]): string {
  if (!first) return bibtexTexts.file.nothingToAdd;
  if (first.key === null && others.length === 0) return first.message;
  const more = others.length === 0 ? '' : ` There are ${others.length.toLocaleString('en')} more such places.`;
  return `Nothing of the file could be read. Line ${first.line}: ${first.message}${more}`;
}

function countParts(parts: readonly LibraryPart[]): PartCounts {
  const counts = { META: 0, PREAMBLE: 0, STRING: 0, COMMENT: 0 };
  for (const { kind } of parts) counts[kind] += 1;
  return counts;
}

function parse(bytes: ArrayBuffer): ParsedFile {
  const { text, remarks: decodingRemarks } = decodeWithRemarks(new Uint8Array(bytes));
  const file = readLibraryFile(text);
  const { dialect, entries, parts, groups, groupProblems, problems } = file;
  // Not a bibliography at all, rather than one with mistakes in it.
  if (entries.length === 0 && groups.length === 0 && isOnlyText(parts)) throw new Error(whyNothing(problems));
  read = entries;
  drafts = entries.map(({ draft }) => draft);
  keys = keysOf(entries);
  batches = runsOf(cutIntoBatches(drafts.map(toDocumentInput)), parts);
  groupRequests = cutIntoGroupRequests(groups);
  return {
    dialect,
    entries: entries.length,
    byKind: Object.fromEntries(
      documentKinds.map((kind) => [kind, entries.filter(({ draft }) => draft.kind === kind).length]),
    ) as ImportReport['byKind'],
    parts: countParts(parts),
    groups: countGroups(groups),
    remarks: [
      ...decodingRemarks.map((remark) => ({ ...remark, key: null })),
      ...entries.flatMap(({ line, key, remarks }) =>
        remarks.map((message) => ({ line, key: key === '' ? null : key, message })),
      ),
    ],
    problems,
    groupRemarks: groupProblems.map(({ line, message }) => ({ line, key: null, message })),
    batchKeys: batches.map(() => crypto.randomUUID()),
    groupKeys: groupRequests.map(() => crypto.randomUUID()),
  };
}

function groupsOf({ request, ids, plan }: Extract<ImportRequest, { kind: 'groups' }>): readonly GroupInput[] {
  const groups = groupRequests[request];
  if (!groups) throw new Error(`There are no groups ${request}.`);
  // Who is who is told by the order alone.
  if (ids.length !== drafts.length) {
    throw new Error(
      'Some of these documents were deleted for good meanwhile, so it cannot be told who is in which group',
    );
  }
  return toGroupInputs(groups, idsOfEntries(ids, plan));
}

function batchOf({ batch, plan, ids }: Extract<ImportRequest, { kind: 'batch' }>): Batch {
  const run = batches[batch];
  if (!run) throw new Error(`There is no batch ${batch}.`);
  return { ...planBatch(drafts, [run.from, run.to], plan, ids), parts: run.parts };
}

function entryOf(entry: number): DocumentDraft {
  const draft = drafts[entry];
  if (!draft) throw new Error(`There is no entry ${entry}.`);
  return draft;
}

function reply(request: ImportRequest): ImportReply {
  switch (request.kind) {
    case 'parse':
      return { kind: 'report', report: parse(request.bytes) };
    case 'keys':
      return { kind: 'keys', keys };
    case 'duplicates':
      return { kind: 'duplicates', duplicates: findDuplicates(read, keys, request.found) };
    case 'entry':
      return { kind: 'entry', draft: entryOf(request.entry) };
    case 'batch':
      return { kind: 'batch', batch: batchOf(request) };
    case 'groups':
      return { kind: 'groups', groups: groupsOf(request) };
  }
}

function answer(request: ImportRequest): ImportReply {
  try {
    return reply(request);
  } catch (error) {
    return { kind: 'error', message: error instanceof Error ? error.message : String(error) };
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ImportRequest>) => {
  self.postMessage(answer(data));
});
