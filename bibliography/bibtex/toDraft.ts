// From the fields of an entry to a document of one of the five kinds. The entry types are those of BibLaTeX's manual §2.1
// and of BibTeX; whatever the kind has no field for is left over and ends among the document's other fields.
import type {
  CommonFields,
  ConferenceEvent,
  DocumentDraft,
  JournalArticleFields,
  JournalIssue,
  OtherDocumentFields,
  ProceedingsArticleFields,
  ProceedingsFields,
  ProceedingsMultiVolume,
  Publisher,
  ThesisFields,
} from '../documents.ts';
import { isDate } from '../edtf.ts';
import { kindOf, typeInBiblatex } from '../entryTypes.ts';
import { readDoi, readIssn } from '../identifiers.ts';
import { cutKeywords, unescapeKeyword } from '../keywordSources.ts';
import { commandsLeftIn } from '../texCommands.ts';
import { bibtexTexts } from './bibtexTexts.ts';
import { readEventDays, takePublished } from './dates.ts';
import type { Fields } from './fields.ts';
import { readLatex } from './latex.ts';
import { writeKeywords } from './writeText.ts';

/** BibLaTeX's words for what these types imply (manual §4.9.2.13). */
export const impliedDegree: Readonly<Record<string, string>> = {
  phdthesis: 'phdthesis',
  mastersthesis: 'mathesis',
  mathesis: 'mathesis',
  bathesis: 'bathesis',
  bachelorsthesis: 'bathesis',
  candthesis: 'candthesis',
};

/** Fields that say nothing are left out. */
type Filled<Shape> = { [Name in keyof Shape]?: Exclude<Shape[Name], null | undefined> };

function filled<Shape extends object>(shape: Shape): Filled<Shape> {
  return Object.fromEntries(
    Object.entries(shape).filter(
      ([, value]: [string, unknown]) =>
        value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  ) as Filled<Shape>;
}

const orNull = <Shape extends object>(shape: Shape): Shape | null => (Object.keys(shape).length > 0 ? shape : null);

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

/** Keywords are separated by commas, in old files by semicolons. */
export function readKeywords(source: string): string[] {
  const read = readLatex(cutKeywords(source).map((latex) => ({ latex: unescapeKeyword(latex), mode: 'text' })));
  return [...new Set(read.map(({ text }) => text).filter((text) => text !== ''))];
}

/** A source that we would write otherwise is kept. */
function takeKeywords(fields: Fields): { keywords: string[]; source: string | null } {
  const source = fields.source('keywords');
  if (source === null) return { keywords: [], source: null };
  const keywords = readKeywords(source);
  const commands = commandsLeftIn(keywords.join(' '));
  if (commands.length > 0) {
    fields.remarks.push({ field: 'keywords', message: bibtexTexts.field.unknownCommands('keywords', commands) });
  }
  fields.takeSource('keywords');
  return { keywords, source: writeKeywords(keywords) === source ? null : source };
}

/** `ids` holds the aliases of the citation key, separated by commas (BibLaTeX manual §2.2.3). */
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
  // `langid` is for hyphenation and stays among the other fields; where nothing else tells the language, it does.
  const langid = fields.find('langid')?.reading.text ?? '';
  if (languages.length === 1 && languages[0] === langid) fields.keepSource('language');
  if (languages.length > 0) return languages;
  return langid === '' ? [] : [langid];
}

function takeCommon(
  entryType: string,
  key: string,
  fields: Fields,
): { common: CommonFields; keywordSource: string | null } {
  const { keywords, source } = takeKeywords(fields);
  const common = filled<CommonFields>({
    citationKeys: takeCitationKeys(key, fields),
    entryType,
    title: fields.text('title'),
    subtitle: fields.text('subtitle'),
    titleAddon: fields.text('titleaddon'),
    abstract: fields.text('abstract'),
    note: fields.text('note'),
    publicationState: fields.text('pubstate'),
    doi: takeDoi(fields),
    authors: fields.entities('author'),
    languages: takeLanguages(fields),
    keywords,
  });
  return { common, keywordSource: source };
}

export interface Pages {
  pageStart: string | null;
  pageEnd: string | null;
}

/** "186–190" is two pages, "124106" one, "–190" an end; what is none of these ("1–3, 7") stays together as the first. */
export function readPages(text: string): Pages {
  const range = /^([^\s,;–—]*)\s*[–—]\s*([^\s,;–—]+)$/.exec(text) ?? /^([^\s,;–—-]+)\s*-\s*([^\s,;–—-]+)$/.exec(text);
  if (!range) return { pageStart: text, pageEnd: null };
  const [, start = '', end = ''] = range;
  return { pageStart: start === '' ? null : start, pageEnd: end };
}

function takePages(fields: Fields): Pages {
  const text = fields.text('pages');
  return text === null ? { pageStart: null, pageEnd: null } : readPages(text);
}

/** BibLaTeX's lists of publishers and places are not aligned: only as many as names, they are taken for pairs. */
function takePublishers(fields: Fields): Publisher[] {
  const names = fields.list('publisher');
  const locations = fields.list('location', 'address');
  if (names.length > 1 && names.length === locations.length) {
    return names.map((name, index) => ({ name, locations: locations.slice(index, index + 1) }));
  }
  const [first, ...rest] = names;
  if (first === undefined) return locations.length === 0 ? [] : [{ locations }];
  return [{ name: first, ...filled({ locations }) }, ...rest.map((name) => ({ name }))];
}

/** One ISSN or several, for print and online. */
export function readIssns(text: string): string[] {
  return text
    .split(/\s*[,;]\s*|\s+and\s+|\s+(?=\d{4}-?\d{3}[\dx])/i)
    .map((issn) => readIssn(issn).value)
    .filter((issn) => issn !== '');
}

/** A source that we would write otherwise is kept; one that says nothing stays among the other fields. */
function takeIssns(fields: Fields): string[] {
  const found = fields.find('issn');
  const issns = readIssns(found?.reading.text ?? '');
  if (!found || issns.length === 0) return [];
  fields.take(found);
  if (issns.join(', ') !== fields.source('issn')?.replace(/\s*\n\s*/g, ' ')) fields.keepSource('issn');
  return issns;
}

/** Without the journal's name there is no issue, and volume and number stay among the other fields. */
function takeJournalIssue(fields: Fields): JournalIssue | null {
  const name = fields.text('journaltitle', 'journal');
  if (name === null) return null;
  return {
    journal: {
      name,
      ...filled({
        subtitle: fields.text('journalsubtitle'),
        titleAddon: fields.text('journaltitleaddon'),
        issn: takeIssns(fields),
      }),
    },
    ...filled({
      volume: fields.text('volume'),
      number: fields.text('number'),
      series: fields.text('series'),
      name: fields.text('issue'),
      title: fields.text('issuetitle'),
      subtitle: fields.text('issuesubtitle'),
      titleAddon: fields.text('issuetitleaddon'),
    }),
  };
}

function takeConference(fields: Fields): ConferenceEvent | null {
  const title = fields.text('eventtitle');
  if (title === null) return null;
  const date = fields.source('eventdate');
  const days = date === null ? null : readEventDays(date);
  if (days) fields.takeSource('eventdate');
  return {
    title,
    ...filled({
      titleAddon: fields.text('eventtitleaddon'),
      startDate: days?.startDate,
      endDate: days?.endDate,
      sponsors: fields.list('organization'),
      locations: fields.list('venue'),
    }),
  };
}

function takeMultiVolume(fields: Fields): ProceedingsMultiVolume | null {
  const title = fields.text('maintitle');
  if (title === null) return null;
  return {
    title,
    ...filled({
      subtitle: fields.text('mainsubtitle'),
      titleAddon: fields.text('maintitleaddon'),
      totalVolumes: fields.text('volumes'),
      series: fields.text('mainseries'),
      number: fields.text('mainnumber'),
      isbn: fields.text('mainisbn'),
    }),
  };
}

/** What is said of a volume of proceedings alike where it stands alone and where an article is in it. */
function takeVolume(fields: Fields): ProceedingsFields {
  return filled<ProceedingsFields>({
    editors: fields.entities('editor'),
    isbn: fields.text('isbn'),
    publishers: takePublishers(fields),
    number: fields.text('number'),
    series: fields.text('series'),
    part: fields.text('part'),
    volume: fields.text('volume'),
    in: takeMultiVolume(fields),
    conference: takeConference(fields),
  });
}

function takeJournalArticle(fields: Fields): JournalArticleFields {
  const translators = fields.entities('translator');
  const originalLanguages = fields.list('origlanguage');
  return filled<JournalArticleFields>({
    in: takeJournalIssue(fields),
    published: takePublished(fields),
    ...takePages(fields),
    electronicId: fields.text('eid'),
    editors: fields.entities('editor'),
    translated: orNull(filled({ translators, originalLanguages })),
    annotators: fields.entities('annotator'),
    commentators: fields.entities('commentator'),
  });
}

function takeBookDate(fields: Fields): string | null {
  const date = fields.find('bookdate');
  if (!date || !isDate(date.reading.text)) return null;
  fields.take(date);
  return date.reading.text;
}

function takeProceedingsArticle(fields: Fields): ProceedingsArticleFields {
  // The editors of an article in proceedings are those of the volume (BibLaTeX manual §2.1.1, @inproceedings).
  const volume: ProceedingsFields = {
    ...filled({
      title: fields.text('booktitle'),
      subtitle: fields.text('booksubtitle'),
      titleAddon: fields.text('booktitleaddon'),
      authors: fields.entities('bookauthor'),
      published: takeBookDate(fields),
      pageTotal: fields.text('bookpagetotal'),
      doi: fields.text('bookdoi'),
      note: fields.text('booknote'),
    }),
    ...takeVolume(fields),
  };
  return filled<ProceedingsArticleFields>({
    proceedings: orNull(volume),
    editors: fields.entities('articleeditor'),
    published: takePublished(fields),
    ...takePages(fields),
    electronicId: fields.text('eid'),
    chapter: fields.text('chapter'),
  });
}

function takeThesis(entryType: string, fields: Fields): ThesisFields {
  const institution = fields.list('institution', 'school').join(' and ');
  const saidType = fields.text('type');
  const impliedType = impliedDegree[entryType] ?? null;
  if (saidType !== null && saidType === impliedType) fields.keepSource('type');
  return filled<ThesisFields>({
    degreeType: saidType ?? impliedType,
    institution: institution === '' ? null : institution,
    institutionLocations: institution === '' ? [] : fields.list('location', 'address'),
    published: takePublished(fields),
    pageTotal: fields.text('pagetotal'),
    editors: fields.entities('editor'),
  });
}

function takeProceedings(fields: Fields): ProceedingsFields {
  return filled<ProceedingsFields>({
    ...takeVolume(fields),
    published: takePublished(fields),
    pageTotal: fields.text('pagetotal'),
  });
}

function takeOther(entryType: string, fields: Fields): OtherDocumentFields {
  return filled<OtherDocumentFields>({
    type: typeInBiblatex(entryType),
    editors: fields.entities('editor'),
    bookTitle: fields.text('booktitle'),
    howPublished: fields.text('howpublished'),
    publishers: takePublishers(fields),
    published: takePublished(fields),
  });
}

/** Makes the document. Every field of the entry is in it: held by a field of ours, or among its other fields. */
export function toDraft(entryType: string, key: string, fields: Fields): DocumentDraft {
  const { common, keywordSource } = takeCommon(entryType, key, fields);
  const finish = <Shape extends CommonFields>(own: Shape): Shape & CommonFields => {
    const otherFields = fields.others();
    if (keywordSource !== null) otherFields.push({ name: 'keywords+latex', value: keywordSource });
    return { ...common, ...own, ...filled({ otherFields }) };
  };
  const kind = kindOf(entryType);
  switch (kind) {
    case 'journalArticle':
      return { kind, fields: finish(takeJournalArticle(fields)) };
    case 'proceedingsArticle':
      return { kind, fields: finish(takeProceedingsArticle(fields)) };
    case 'thesis':
      return { kind, fields: finish(takeThesis(entryType, fields)) };
    case 'proceedings':
      return { kind, fields: finish(takeProceedings(fields)) };
    case 'other':
      return { kind, fields: finish(takeOther(entryType, fields)) };
  }
}
