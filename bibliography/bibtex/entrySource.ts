// Writes one document as the source of its entry and reads it back, for people who edit it as text. A file may contain anything and is read as far as possible;
// here the person can correct mistakes, so everything that would be lost or guessed is a problem with its line.
import type { DocumentDraft } from '../documents.ts';
import { makeKey } from '../citationKeys/makeKey.ts';
import type { WholeDocument } from '../hiddenFields.ts';
import { validateFields } from '../validation.ts';
import { bibtexTexts } from './bibtexTexts.ts';
import { type Block, lineInBody, splitBlocks } from './blocks.ts';
import type { Dialect } from './dialect.ts';
import { openFields } from './fields.ts';
import { readEntry, type ReadEntry } from './source.ts';
import { toDraft } from './toDraft.ts';
import { writeEntry } from './writeEntry.ts';

/** A message about one line, counted from 1. */
export interface LineMessage {
  readonly line: number;
  readonly message: string;
}

/** Either a document, or the reasons why there is none. */
export type EntryReading =
  | { readonly draft: DocumentDraft; readonly problems: readonly []; readonly remarks: readonly LineMessage[] }
  | { readonly draft: null; readonly problems: readonly LineMessage[]; readonly remarks: readonly [] };

const refused = (...problems: readonly LineMessage[]): EntryReading => ({ draft: null, problems, remarks: [] });

/** The source of a document. A document without a citation key gets one, as in a file. */
export function writeEntrySource(draft: WholeDocument, dialect: Dialect): string {
  return writeEntry(draft, { dialect, madeUpKey: makeKey(draft) });
}

/** Text beside the entry, which can't be part of a document. */
function problemBeside(block: Block, before: Block | undefined): LineMessage {
  const { line, kind, type } = block;
  switch (kind) {
    case 'entry':
      return { line, message: bibtexTexts.source.secondEntry };
    case 'text':
      return before?.kind === 'entry' && /^[,}]/.test(block.body)
        ? { line, message: bibtexTexts.source.endsTooEarly }
        : { line, message: bibtexTexts.source.textOutside };
    case 'string':
    case 'preamble':
    case 'comment':
      return { line, message: bibtexTexts.source.notPartOfDocument(type) };
  }
}

/** The body with its values blanked out, so that matches are names or values without braces. */
function outsideOfValues({ body, values }: Block): string {
  return values.reduce(
    (text, [start, end]) => text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, ' ') + text.slice(end),
    body,
  );
}

/** The lines of an entry's fields and of abbreviations used as values; null for anything else. */
function linesOf(block: Block): (pattern: RegExp, word: string) => number | null {
  const outside = outsideOfValues(block);
  return (pattern, word) => {
    const found = [...outside.matchAll(pattern)].find(([, name]) => name?.toLowerCase() === word.toLowerCase());
    // The line of the abbreviation, which may be below the text before it.
    return found ? lineInBody(block, found.index + found[0].toLowerCase().lastIndexOf(word.toLowerCase())) : null;
  };
}

const names = /([^\s{}(),="#%\\]+)\s*=/g;
const barewords = /[=#]\s*([^\s{}(),="#%\\]+)/g;

function read(entry: ReadEntry, block: Block, dialect: Dialect): EntryReading {
  const lineOf = linesOf(block);
  const unknown = entry.undefinedAbbreviations;
  if (unknown.length > 0) {
    return refused(
      ...unknown.map((word) => ({
        line: lineOf(barewords, word) ?? block.line,
        message: bibtexTexts.source.undefinedAbbreviation(word),
      })),
    );
  }
  const fields = openFields(entry, [], dialect);
  const draft = toDraft(entry.type, entry.key, fields);
  const problems = validateFields(draft.kind, draft.fields).map(({ path, message }) => ({
    line: lineOf(names, path[0] ?? '') ?? block.line,
    message: bibtexTexts.field.problem(path, message),
  }));
  if (problems.length > 0) return refused(...problems);
  const remarks = fields.remarks.map(({ field, message }) => ({ line: lineOf(names, field) ?? block.line, message }));
  return { draft, problems: [], remarks };
}

/** Reads the source of one entry. Never throws. */
export function readEntrySource(text: string, dialect: Dialect): EntryReading {
  const blocks = splitBlocks(text.replace(/\r\n?/g, '\n').replace(/\p{Surrogate}/gu, '\ufffd'));
  const block = blocks.find(({ kind }) => kind === 'entry');
  if (!block) {
    return refused({
      line: blocks[0]?.line ?? 1,
      message: bibtexTexts.source.noEntry,
    });
  }
  const entry = readEntry(block, new Map());
  const broken = 'message' in entry ? [{ line: entry.line, message: entry.message }] : [];
  const beside = blocks.flatMap((each, index) => (each === block ? [] : problemBeside(each, blocks[index - 1])));
  const problems = [...broken, ...beside].sort((one, other) => one.line - other.line);
  if ('message' in entry || problems.length > 0) return refused(...problems);
  return read(entry, block, dialect);
}
