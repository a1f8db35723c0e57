// Converts the fields of an entry into a document of one of the five kinds. The entry types are those of BibLaTeX's manual §2.1 and of BibTeX; fields that the
// kind doesn't have become the document's other fields.
import type { DocumentDraft, Publisher } from '../documents.ts';
import { isDate } from '../edtf.ts';
import { kindOf, typeInBiblatex } from '../entryTypes.ts';
import type { EntryForm } from '../fields/cells.ts';
import { entryPlaces, type EntryPlace, type Values } from '../fields/entryFields.ts';
import { namesInFile } from '../fields/fieldNames.ts';
import { readDoi, readIssn } from '../identifiers.ts';
import { cutKeywords, unescapeKeyword } from '../keywordSources.ts';
import { commandsLeftIn } from '../texCommands.ts';
import { maximumTextLength } from '../validation.ts';
import { readUrl } from '../urls.ts';
import { inOneLine } from '../whiteSpace.ts';
import { readDate } from '../writtenDates.ts';
import { bibtexTexts } from './bibtexTexts.ts';
import { plainDate, readEventDays, takePublished } from './dates.ts';
import type { Fields } from './fields.ts';
import { readLatex } from './latex.ts';
import { readPages } from './pages.ts';
import { writeKeywords, writeVerbatim } from './writeText.ts';

/** BibLaTeX's keywords for what these types imply (manual §4.9.2.13). */
export const impliedDegree: Readonly<Record<string, string>> = {
  phdthesis: 'phdthesis',
  mastersthesis: 'mathesis',
  mathesis: 'mathesis',
  bathesis: 'bathesis',
  bachelorsthesis: 'bathesis',
  candthesis: 'candthesis',
};

function splitOutsideBraces(text: string, separators: string): string[] {
  const parts: string[] = [];
  let part = '';
  let depth = 0;
  for (const character of text) {
    if (character === '{') depth++;
    else if (character === '}') depth--;
    if (depth === 0 && separators.includes(character)) {
      parts.push(part);
      part = '';
    } else {
      part += character;
    }
  }
  return [...parts, part].map((part) => part.replace(/\s+/g, ' ').trim()).filter((part) => part !== '');
}

/** Keywords are separated by commas; in old files, by semicolons. */
export function readKeywords(source: string): string[] {
  const read = readLatex(cutKeywords(source).map((latex) => ({ latex: unescapeKeyword(latex), mode: 'text' })));
  return [...new Set(read.map(({ text }) => text).filter((text) => text !== ''))];
}

/** Keeps a source that we would write differently. */
function takeKeywords(fields: Fields): string[] {
  const source = fields.source('keywords');
  if (source === null) return [];
  const keywords = readKeywords(source);
  const commands = commandsLeftIn(keywords.join(' '));
  if (commands.length > 0) {
    fields.remarks.push({ field: 'keywords', message: bibtexTexts.field.unknownCommands('keywords', commands) });
  }
  fields.takeSource('keywords');
  if (writeKeywords(keywords) !== source) fields.keepSource('keywords');
  return keywords;
}

/** `ids` contains the aliases of the citation key, separated by commas (BibLaTeX manual §2.2.3). */
function takeCitationKeys(key: string, fields: Fields): string[] {
  const aliases = splitOutsideBraces(fields.source('ids') ?? '', ',');
  fields.takeSource('ids');
  return [...new Set([key, ...aliases])].filter((text) => text !== '');
}

function takeDoi(fields: Fields): string | null {
  const text = fields.text('doi');
  if (text === null) return null;
  const { value, remark } = readDoi(text);
  if (remark !== null) fields.remarks.push({ field: 'doi', message: `${remark} (${value})` });
  return value;
}

function takeLanguages(fields: Fields): string[] {
  const languages = fields.list('language');
  // `langid` is for hyphenation and stays among the other fields; it is used as the language only if nothing else gives one.
  const langid = fields.find('langid')?.reading.text ?? '';
  if (languages.length === 1 && languages[0] === langid) fields.keepSource('language');
  if (languages.length > 0) return languages;
  return langid === '' ? [] : [langid];
}

function takePages(fields: Fields): Values {
  const text = fields.text('pages');
  return text === null ? {} : { ...readPages(text) };
}

/** BibLaTeX's lists of publishers and places aren't aligned: they are taken for pairs only if they have the same length. */
function takePublishers(fields: Fields): Publisher[] {
  const names = fields.list('publisher');
  const locations = fields.list(...namesInFile('location'));
  if (names.length > 1 && names.length === locations.length) {
    return names.map((name, index) => ({ name, locations: locations.slice(index, index + 1) }));
  }
  const [first, ...rest] = names;
  if (first === undefined) return locations.length === 0 ? [] : [{ locations }];
  return [{ name: first, ...(locations.length > 0 && { locations }) }, ...rest.map((name) => ({ name }))];
}

/** One or several ISSNs, for print and online. */
export function readIssns(text: string): string[] {
  return text
    .split(/\s*[,;]\s*|\s+and\s+|\s+(?=\d{4}-?\d{3}[\dx])/i)
    .map((issn) => readIssn(issn).value)
    .filter((issn) => issn !== '');
}

/** Keeps a source that we would write differently; an empty one stays among the other fields. */
function takeIssns(fields: Fields): string[] {
  const found = fields.find('issn');
  const issns = readIssns(found?.reading.text ?? '');
  if (!found || issns.length === 0) return [];
  fields.take(found);
  if (issns.join(', ') !== fields.source('issn')?.replace(/\s*\n\s*/g, ' ')) fields.keepSource('issn');
  return issns;
}

/** The days of a conference. Text that can't be read as days stays among the other fields. */
function takeEventDays(fields: Fields): Values {
  const date = fields.source('eventdate');
  const days = date === null ? null : readEventDays(date);
  if (days) fields.takeSource('eventdate');
  return { startDate: days?.startDate, endDate: days?.endDate };
}

/** An address or number, without LaTeX around it. A source that we would write differently is kept. */
function takeVerbatim(fields: Fields, name: string): string | null {
  const source = fields.source(name);
  const text = inOneLine(readUrl(source ?? ''));
  if (text === '' || text.length > maximumTextLength) return null;
  fields.takeSource(name);
  if (writeVerbatim(text) !== source) fields.keepSource(name);
  return text;
}

/** A date. Text that can't be read as a date stays among the other fields. */
function takeDate(fields: Fields, name: string): string | null {
  const source = fields.source(name);
  const date = source === null ? null : readDate(plainDate(source));
  if (date === null) return null;
  fields.takeSource(name);
  if (date !== source) fields.keepSource(name);
  return date;
}

function takeBookDate(fields: Fields, name: string): string | null {
  const date = fields.find(name);
  if (!date || !isDate(date.reading.text)) return null;
  fields.take(date);
  return date.reading.text;
}

/** The type of a thesis, which may be implied by the entry type. */
function takeThesisType(fields: Fields, name: string, entryType: string): string | null {
  const said = fields.text(name);
  const implied = impliedDegree[entryType] ?? null;
  if (said !== null && said === implied) fields.keepSource(name);
  return said ?? implied;
}

/** The type and the citation key of an entry. */
interface EntryHead {
  /** The type in lower case. */
  readonly entryType: string;
  readonly key: string;
}

/** Takes a field of an entry, and returns members for the object that holds it (`holderOf`). */
type TakeField = (fields: Fields, place: Pick<EntryPlace, 'name' | 'member'>, head: EntryHead) => Values;

/** A reader of a field that becomes a single member. */
const one =
  (take: (fields: Fields, name: string, head: EntryHead) => unknown): TakeField =>
  (fields, { name, member }, head) => ({ [member]: take(fields, name, head) });

const takeText = one((fields, name) => fields.text(...namesInFile(name)));
/** `firstPage` and `firstDay` also read the last page and day. */
const takenBefore: TakeField = () => ({});

export const takeByForm: Readonly<Record<EntryForm, TakeField>> = {
  text: takeText,
  paragraphs: takeText,
  list: one((fields, name) => fields.list(...namesInFile(name))),
  names: one((fields, name) => fields.entities(name)),
  oneOfList: one((fields, name) => fields.list(...namesInFile(name)).join(' and ')),
  citationKeys: one((fields, _, { key }) => takeCitationKeys(key, fields)),
  keywords: one(takeKeywords),
  languages: one(takeLanguages),
  verbatim: one(takeVerbatim),
  date: one(takeDate),
  published: one(takePublished),
  bookDate: one(takeBookDate),
  publishers: one(takePublishers),
  doi: one(takeDoi),
  issn: one(takeIssns),
  thesisType: one((fields, name, { entryType }) => takeThesisType(fields, name, entryType)),
  firstPage: takePages,
  lastPage: takenBefore,
  firstDay: takeEventDays,
  lastDay: takenBefore,
};

/** Whether a value is empty and isn't stored. */
export const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Puts the non-empty members into the object that holds `place`, which is created if needed. Returns false if all are empty. */
export function put(draft: Record<string, unknown>, { path }: EntryPlace, members: Values): boolean {
  const said = Object.entries(members).filter(([, value]) => !isNothing(value));
  if (said.length === 0) return false;
  let holder = draft;
  for (const name of path.slice(0, -1)) {
    const inner = (holder[name] ?? {}) as Record<string, unknown>;
    holder[name] = inner;
    holder = inner;
  }
  Object.assign(holder, Object.fromEntries(said));
  return true;
}

/** Makes the document. Every field of the entry is in it, either in one of our fields or among the other fields. */
export function toDraft(entryType: string, key: string, fields: Fields): DocumentDraft {
  const kind = kindOf(entryType);
  const draft: Record<string, unknown> = {
    entryType,
    ...(kind === 'other' ? { type: typeInBiblatex(entryType) } : {}),
  };
  const taken = new Set<string>();
  for (const place of entryPlaces(kind)) {
    if (!place.needs.every((name) => taken.has(name))) continue;
    const isSaid = put(draft, place, takeByForm[place.form](fields, place, { entryType, key }));
    if (isSaid) taken.add(place.name);
  }
  const otherFields = fields.others();
  if (otherFields.length > 0) draft.otherFields = otherFields;
  return { kind, fields: draft };
}
