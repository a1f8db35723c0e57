// Parses files of references off the main thread, and keeps the result until the page requests it: documents batch by batch, then the groups.
import { type DocumentDraft, documentKinds, toDocumentInput } from '#bibliography/documents.ts';
import { bibtexTexts } from '#bibliography/bibtex/bibtexTexts.ts';
import { decodeWithRemarks } from '#bibliography/bibtex/decodeBibliography.ts';
import { type ImportProblem, isOnlyText, type LibraryPart } from '#bibliography/bibtex/parseBibliography.ts';
import type { FileGroup } from '#bibliography/bibtex/readLibraryFile.ts';
import { fileKindOf, textKindOf } from '#bibliography/exchange/fileKinds.ts';
import { exchangeTexts } from '#bibliography/exchange/exchangeTexts.ts';
import { readReferences } from '#bibliography/exchange/readReferences.ts';
import type { GroupInput } from '#bibliography/groups/groupInput.ts';
import type {
  FileSummary,
  ImportDuplicate,
  ImportReport,
  ListedEntry,
  PartCounts,
  PlannedEntry,
  SkippedFile,
} from '#machines/import/importTypes.ts';
import { cutIntoBatches } from './batches.ts';
import {
  type EntryToCompare,
  findImportDuplicates,
  type FoundLike,
  keysOf,
  type Match,
  matchLibrary,
  saidOf,
} from './findImportDuplicates.ts';
import { cutIntoGroupRequests, type GroupRequest, groupOfAll, toGroupInputs } from './groupRequests.ts';
import { importTexts } from './importTexts.ts';
import { idsOfEntries, type PlannedBatch, planBatch } from './planBatch.ts';

/** The requests from the page. */
export type ImportRequest =
  | { kind: 'parse'; files: readonly FileBytes[] }
  /** Returns the keys that possible duplicates share. Earlier matches in the library are dropped. */
  | { kind: 'keys' }
  /** Compares entries. `found` has documents of the library with the same keys. */
  | { kind: 'compare'; found: readonly FoundLike[] }
  | { kind: 'duplicates' }
  /** Returns an entry as it was parsed. */
  | { kind: 'entry'; entry: number }
  /** Returns a batch. `ids` are the ids of the documents from earlier entries. */
  | { kind: 'batch'; batch: number; plan: readonly PlannedEntry[]; ids: readonly (string | null)[] }
  /** Returns the groups of a request. `ids` are the ids of the documents from all entries, in their order. */
  | {
      kind: 'groups';
      request: number;
      ids: readonly (string | null)[];
      plan: readonly PlannedEntry[];
      into: string | null;
    };

/** A file to read. */
export interface FileBytes {
  readonly name: string;
  readonly bytes: ArrayBuffer;
  readonly completes?: readonly string[];
}

/** The result of parsing, without what the page knows already. */
export type ParsedFile = Omit<ImportReport, 'handle' | 'left'>;

/** The content of one request to the API. */
export interface Batch extends PlannedBatch {
  parts: readonly LibraryPart[];
}

export type ImportReply =
  | { kind: 'report'; report: ParsedFile }
  | { kind: 'keys'; entries: readonly EntryToCompare[] }
  | { kind: 'compared' }
  | { kind: 'duplicates'; duplicates: readonly ImportDuplicate[] }
  | { kind: 'entry'; draft: DocumentDraft }
  | { kind: 'batch'; batch: Batch }
  | { kind: 'groups'; groups: readonly GroupInput[] }
  | { kind: 'error'; message: string };

/** A range of entries, and the library's parts that are sent with it. */
interface Run {
  readonly from: number;
  readonly to: number;
  readonly parts: readonly LibraryPart[];
}

let drafts: readonly DocumentDraft[] = [];
let keys: readonly (readonly string[])[] = [];
let completed: readonly (string | null)[] = [];
let batches: readonly Run[] = [];
let groupRequests: readonly GroupRequest[] = [];
let matches = new Map<number, Match>();

/** The ranges of all batches; `parts` are sent with the first one. */
function runsOf(cut: readonly (readonly unknown[])[], parts: readonly LibraryPart[]): Run[] {
  let from = 0;
  // A file may have only abbreviations, whose parts need a request, too.
  return (cut.length === 0 ? [[]] : cut).map((each, index) => {
    const run = { from, to: from + each.length, parts: index === 0 ? parts : [] };
    from = run.to;
    return run;
  });
}

function countGroups(groups: readonly FileGroup[]): number {
  return groups.reduce((count, { children }) => count + 1 + countGroups(children), 0);
}

function countParts(parts: readonly LibraryPart[]): PartCounts {
  const counts = { META: 0, PREAMBLE: 0, STRING: 0, XDATA: 0, COMMENT: 0 };
  for (const { kind } of parts) counts[kind] += 1;
  return counts;
}

/** Why a file was not read: it has no references, or it is damaged. */
function whyNothing(name: string, text: string, [first, ...others]: readonly ImportProblem[]): string {
  const kind = textKindOf(text);
  if (kind !== null) return importTexts.errors.otherKind(name, kind);
  const isNothing =
    !first ||
    (first.key === null && others.length === 0 && nothingThere.has(first.message)) ||
    // A file without any entry or comment is of another kind, whatever the parser reports.
    !/[@{]/.test(text);
  if (isNothing) return importTexts.errors.noReferences(name);
  return importTexts.errors.broken(name, first.line, first.message, others.length);
}

/** The parsers' messages for a file in which they recognize nothing. */
const nothingThere: ReadonlySet<string> = new Set([bibtexTexts.file.nothingToAdd, exchangeTexts.nothing]);

/** The content of all files, in order. */
class Gathered {
  readonly files: FileSummary[] = [];
  readonly skippedFiles: SkippedFile[] = [];
  readonly drafts: DocumentDraft[] = [];
  /** The document that each entry completes; null for an entry that is new. */
  readonly completed: (string | null)[] = [];
  readonly listed: ListedEntry[] = [];
  readonly parts: LibraryPart[] = [];
  readonly groupRequests: GroupRequest[] = [];
  readonly remarks: ImportReport['remarks'][number][] = [];
  readonly problems: ImportReport['problems'][number][] = [];
  readonly groupRemarks: ImportReport['groupRemarks'][number][] = [];
  groups = 0;

  /** Parses a file, and records the reason if it has nothing to add. */
  add({ name, bytes, completes }: FileBytes): void {
    const kind = fileKindOf(new Uint8Array(bytes));
    if (kind !== null) {
      this.#skip(name, importTexts.errors.otherKind(name, kind));
      return;
    }
    const { text, remarks: decodingRemarks } = decodeWithRemarks(new Uint8Array(bytes));
    const { format, entries, parts, groups, groupProblems, problems, remarks: beside } = readReferences(text);
    if (entries.length === 0 && groups.length === 0 && isOnlyText(parts)) {
      if (text.trim() === '') this.skippedFiles.push({ name, problem: { kind: 'empty' } });
      else this.#skip(name, whyNothing(name, text, problems));
      return;
    }
    if (completes && completes.length !== entries.length) {
      this.#skip(name, importTexts.errors.unread);
      return;
    }
    const file = this.files.length;
    this.files.push({ name, size: bytes.byteLength, format, entries: entries.length });
    // Each file has its own requests, because groups that look the same are merged only if they are in different requests.
    this.groupRequests.push(...cutIntoGroupRequests(shifted(groups, this.drafts.length)));
    this.remarks.push(...decodingRemarks.map((remark) => ({ ...remark, file, key: null })));
    this.remarks.push(...beside.map((remark) => ({ ...remark, file })));
    entries.forEach(({ line, key, draft: read, remarks }, index) => {
      const document = completes?.[index] ?? null;
      const draft = document === null ? read : withoutKeys(read);
      this.drafts.push(draft);
      this.completed.push(document);
      this.listed.push({ ...saidOf(draft), file, line });
      for (const message of remarks) this.remarks.push({ file, line, key: key === '' ? null : key, message });
    });
    this.groups += countGroups(groups);
    this.parts.push(...parts);
    this.problems.push(...problems.map((problem) => ({ ...problem, file })));
    this.groupRemarks.push(...groupProblems.map(({ line, message }) => ({ file, line, key: null, message })));
  }

  #skip(name: string, message: string): void {
    this.skippedFiles.push({ name, problem: { kind: 'unreadable', message } });
  }
}

/** A document keeps its citation keys when it is completed. */
function withoutKeys({ fields, ...draft }: DocumentDraft): DocumentDraft {
  return { ...draft, fields: { ...fields, citationKeys: null } } as DocumentDraft;
}

/** The groups of a file whose entries follow `before` other entries. */
function shifted(groups: readonly FileGroup[], before: number): readonly FileGroup[] {
  if (before === 0) return groups;
  return groups.map((group) => ({
    ...group,
    members: group.members.map((member) => member + before),
    children: shifted(group.children, before),
  }));
}

const newKeys = (requests: readonly unknown[]): string[] => requests.map(() => crypto.randomUUID());

function parse(files: readonly FileBytes[]): ParsedFile {
  const gathered = new Gathered();
  for (const file of files) gathered.add(file);
  const { skippedFiles, listed, parts, groups, remarks, problems, groupRemarks } = gathered;
  drafts = gathered.drafts;
  completed = gathered.completed;
  keys = keysOf(drafts);
  batches = runsOf(cutIntoBatches(drafts.map(toDocumentInput)), parts);
  groupRequests = gathered.groupRequests;
  const byKind = Object.fromEntries(
    documentKinds.map((kind) => [kind, drafts.filter((draft) => draft.kind === kind).length]),
  ) as ImportReport['byKind'];
  return {
    ...{ files: gathered.files, skippedFiles, entries: drafts.length, listed, byKind },
    ...{ parts: countParts(parts), groups, remarks, problems, groupRemarks },
    batchKeys: newKeys(batches),
    groupKeys: newKeys(groupRequests),
    intoKeys: newKeys(groupOfAll('', drafts.length)),
  };
}

function groupsOf({ request, ids, plan, into }: Extract<ImportRequest, { kind: 'groups' }>): readonly GroupInput[] {
  const groups =
    groupRequests[request] ??
    (into === null ? undefined : groupOfAll(into, drafts.length)[request - groupRequests.length]);
  if (!groups) throw new Error(`There are no groups ${request}.`);
  // Ids belong to entries by their order, so all of them must be known.
  if (ids.length !== drafts.length) {
    throw new Error(importTexts.errors.documentsGone);
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
      return { kind: 'report', report: parse(request.files) };
    case 'keys':
      matches = new Map();
      return { kind: 'keys', entries: keys.map((own, entry) => ({ keys: own, completes: completed[entry] ?? null })) };
    case 'compare':
      for (const { entry, documents } of request.found) {
        const match = matchLibrary(entryOf(entry), keys[entry] ?? [], documents);
        if (match) matches.set(entry, match);
      }
      return { kind: 'compared' };
    case 'duplicates':
      return { kind: 'duplicates', duplicates: findImportDuplicates(drafts, keys, matches, completed) };
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
