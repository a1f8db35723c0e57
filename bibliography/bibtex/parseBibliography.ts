// Reads a whole .bib file: entries become documents, the rest becomes parts of the library, and what can't be read is reported with its line. README.md in this
// folder says what is stored where.
import type { DocumentDraft } from '../documents.ts';
import { kindOf } from '../entryTypes.ts';
import { validateFields } from '../validation.ts';
import { bibtexTexts } from './bibtexTexts.ts';
import { type Block, entryStart, splitBlocks } from './blocks.ts';
import { type InheritedField, inheritedFields } from './inheritance.ts';
import { type Dialect, guessDialect } from './dialect.ts';
import { openFields, unwrapped } from './fields.ts';
import { remarksByLine } from './remarksByLine.ts';
import { readAbbreviations, readEntry, type SourceEntry } from './source.ts';
import { toDraft } from './toDraft.ts';
import { hasReference, keysIn, withoutReferences, writeXdataFields, xdataAmong } from './xdata.ts';

export interface ImportedEntry {
  line: number;
  /** The citation key; empty if the entry has none. */
  key: string;
  draft: DocumentDraft;
  remarks: string[];
}

/** A part of a file that isn't an entry. A comment named "text" is text outside any `@comment`; the value of an `@xdata` entry is its fields. */
export interface LibraryPart {
  kind: 'META' | 'PREAMBLE' | 'STRING' | 'XDATA' | 'COMMENT';
  name: string | null;
  value: string;
}

/** A part, and the line where it begins in the file; for a meta comment, the line where its value begins. */
export interface PlacedPart extends LibraryPart {
  line: number;
}

/** Whether the file contains only text outside blocks. */
export function isOnlyText(parts: readonly LibraryPart[]): boolean {
  return parts.every(({ kind, name }) => kind === 'COMMENT' && name === 'text');
}

/** Something that couldn't be read, and its line. */
export interface ImportProblem {
  line: number;
  key: string | null;
  message: string;
}

export interface ParsedBibliography {
  dialect: Dialect;
  entries: ImportedEntry[];
  parts: PlacedPart[];
  /** Remarks on parts other than entries; nothing of them was skipped. */
  remarks: ImportProblem[];
  problems: ImportProblem[];
}

const nothing = (message: string): ParsedBibliography => ({
  dialect: 'bibtex',
  entries: [],
  parts: [],
  remarks: [],
  problems: [{ line: 1, key: null, message }],
});

/** Whether null characters occur throughout a text. A few of them, or one run where a disk failed, may be in any text with entries. */
function isBinary(text: string): boolean {
  if (!text.includes('\0')) return false;
  const rows = text.match(/\0+/g)?.length ?? 0;
  return !entryStart.test(text) || rows > Math.max(10, text.length / 1_000);
}

/** The remarks on lines of a text that contain null characters. */
function remarksOnNulls(text: string): ImportProblem[] {
  if (!text.includes('\0')) return [];
  const byLine = new Map<number, null>();
  text.split('\n').forEach((line, index) => {
    if (line.includes('\0')) byLine.set(index + 1, null);
  });
  const { nullCharacters, moreNullCharacters } = bibtexTexts.decoding;
  return remarksByLine(byLine, () => nullCharacters, moreNullCharacters).map((remark) => ({ ...remark, key: null }));
}

/** Why a text isn't a bibliography at all; null if it may be one. */
function refusal(text: string): string | null {
  if (text.trim() === '') return bibtexTexts.file.empty;
  const head = text.slice(0, 10_000);
  if (isBinary(text) || (head.match(/[\x01-\x08\x0e-\x1f]/g)?.length ?? 0) > 10) {
    return bibtexTexts.file.notText;
  }
  if (/^\s*<(?:!doctype|html|\?xml)/i.test(head)) {
    return bibtexTexts.file.webPage;
  }
  return null;
}

function toPart(block: Block): PlacedPart | null {
  const line = block.bodyLine;
  switch (block.kind) {
    case 'comment': {
      const [whole, name = '', value = ''] = /^\s*jabref-meta:\s*([^:]+?)\s*:([\s\S]*)$/.exec(block.body) ?? [];
      if (whole === undefined) return { kind: 'COMMENT', name: null, value: block.body, line };
      const linesAbove = whole.slice(0, whole.length - value.length).split('\n').length - 1;
      return { kind: 'META', name, value, line: line + linesAbove };
    }
    case 'preamble':
      return { kind: 'PREAMBLE', name: null, value: block.body.trim(), line };
    case 'text': {
      // The line declared the encoding of the file, which no longer applies to the text.
      const value = block.body.replace(/^%+\s*encoding:.*$/gim, '').trim();
      return value === '' ? null : { kind: 'COMMENT', name: 'text', value, line };
    }
    case 'entry':
    case 'string':
      return null;
  }
}

const oddInKeys = /[\s{}(),"#%'~\\=^&$]/g;

/** A remark about the key of an entry. `firstLines` has the line of each previous key. */
export function remarksOnKey(entry: SourceEntry, firstLines: Map<string, number>): string[] {
  if (entry.key === '') return [bibtexTexts.entry.noKey];
  const remarks: string[] = [];
  const odd = [...new Set(entry.key.match(oddInKeys) ?? [])].map((character) =>
    /\s/.test(character) ? 'space' : character,
  );
  if (odd.length > 0) {
    remarks.push(bibtexTexts.entry.oddKey(entry.key, odd));
  }
  const first = firstLines.get(entry.key);
  if (first === undefined) firstLines.set(entry.key, entry.line);
  else remarks.push(bibtexTexts.entry.sameKey(entry.key, first));
  return remarks;
}

/** A document that keeps its fields only as written, for an entry that exceeds a limit. */
function bareDraft(entry: SourceEntry): DocumentDraft {
  const fields = {
    ...(entry.key === '' ? {} : { citationKeys: [entry.key] }),
    entryType: entry.type,
    otherFields: entry.fields.map(({ name, value }) => ({ name, value })),
  };
  return { kind: kindOf(entry.type), fields };
}

/** Makes the document of an entry, with the fields it inherits. A problem means that it is too large for a library. */
export function importEntry(
  entry: SourceEntry,
  inherited: readonly InheritedField[],
  dialect: Dialect,
): ImportedEntry | ImportProblem {
  const { line, key } = entry;
  const fields = openFields(entry, inherited, dialect);
  const draft = toDraft(entry.type, key, fields);
  const [problem] = validateFields(draft.kind, draft.fields);
  const own = new Set(entry.fields.map(({ name }) => name));
  // An oddity in an inherited field is reported once, for the entry that has the field.
  const ofFields = fields.remarks.filter(({ field }) => own.has(field)).map(({ message }) => message);
  const remarks = [...entry.remarks, ...ofFields];
  if (!problem) return { line, key, draft, remarks };
  const why = bibtexTexts.field.problem(problem.path, problem.message);
  const bare = bareDraft(entry);
  if (validateFields(bare.kind, bare.fields).length > 0) return { line, key, message: bibtexTexts.block.tooLarge(why) };
  return { line, key, draft: bare, remarks: [...remarks, bibtexTexts.entry.keptAsWritten(why)] };
}

/** The line of text directly after an entry that looks like the rest of it. */
function restOfEntry(before: Block | undefined, block: Block): ImportProblem | null {
  if (before?.kind !== 'entry' || !before.closed || !/^[,}]/.test(block.body)) return null;
  const key = /^\s*([^\s,={}"]+)/.exec(before.body)?.[1] ?? null;
  return {
    line: block.line,
    key,
    message: bibtexTexts.block.textAfterEntry,
  };
}

/** Reads a decoded BibTeX or BibLaTeX file. Never throws: what can't be read is a problem with its line, and reading continues after it. */
export function parseBibliography(text: string): ParsedBibliography {
  const refused = refusal(text);
  if (refused !== null) return nothing(refused);
  const lines = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Surrogate}/gu, '\ufffd');
  const blocks = splitBlocks(lines.replaceAll('\0', ''));
  const parts: PlacedPart[] = [];
  const remarks: ImportProblem[] = remarksOnNulls(lines);
  const problems: ImportProblem[] = [];

  // Abbreviations first: BibTeX requires them to be above their use, but the desktop app accepts them anywhere.
  const strings = blocks.filter(({ kind }) => kind === 'string');
  const { read, values: abbreviations } = readAbbreviations(strings);
  read.forEach((found, index) => {
    if ('message' in found) {
      problems.push(found);
      return;
    }
    const { name, value, undefinedAbbreviations } = found;
    const line = strings[index]?.line ?? 1;
    parts.push({ kind: 'STRING', name, value, line });
    for (const word of undefinedAbbreviations) {
      remarks.push({ line, key: name, message: bibtexTexts.entry.undefinedAbbreviation(word) });
    }
  });

  const found: SourceEntry[] = [];
  blocks.forEach((block, index) => {
    if (block.kind === 'entry') {
      const entry = readEntry(block, abbreviations);
      if ('message' in entry) problems.push(entry);
      else found.push(entry);
      return;
    }
    if (!block.closed && block.kind !== 'string') {
      problems.push({ line: block.line, key: null, message: bibtexTexts.block.notClosed(block.type.toLowerCase()) });
    }
    const rest = block.kind === 'text' ? restOfEntry(blocks[index - 1], block) : null;
    if (rest) problems.push(rest);
    const part = toPart(block);
    if (part) parts.push(part);
  });

  const databaseType = parts.find(({ kind, name }) => kind === 'META' && name === 'databaseType')?.value ?? null;
  const dialect = guessDialect(databaseType, found);
  for (const { type, key, line, fields, remarks: ofFields } of found) {
    if (type !== 'xdata') continue;
    const value = writeXdataFields(fields.map((field) => ({ name: field.name, value: unwrapped(field) })));
    parts.push({ kind: 'XDATA', name: key, value, line });
    remarks.push(...ofFields.map((message) => ({ line, key, message })));
  }
  const xdataOf = xdataAmong(parts);
  const sources = found
    .filter(({ type }) => type !== 'xdata')
    .map((source) => {
      const fields = [...withoutReferences(source.fields, xdataOf)];
      const missing = fields.filter((field) => field.reference === undefined && hasReference(field));
      const ofReferences = missing.map(({ name, value }) => bibtexTexts.entry.undefinedReference(name, value));
      const named = keysIn(fields.find(({ name }) => name === 'xdata')?.value ?? '');
      const unknown = named.filter((key) => xdataOf(key) === undefined).map(bibtexTexts.entry.undefinedXdata);
      return { ...source, fields, remarks: [...source.remarks, ...ofReferences, ...unknown] };
    });
  const inherited = inheritedFields(sources, xdataOf, dialect);
  const entries: ImportedEntry[] = [];
  const firstLines = new Map<string, number>();
  sources.forEach((source, index) => {
    const imported = importEntry(source, inherited[index] ?? [], dialect);
    if ('message' in imported) problems.push(imported);
    else entries.push({ ...imported, remarks: [...remarksOnKey(source, firstLines), ...imported.remarks] });
  });
  problems.sort((a, b) => a.line - b.line);
  remarks.sort((a, b) => a.line - b.line);
  if (found.length === 0 && problems.length === 0 && isOnlyText(parts)) {
    problems.push({ line: 1, key: null, message: bibtexTexts.file.nothingToAdd });
  }
  return { dialect, entries, parts, remarks, problems };
}
