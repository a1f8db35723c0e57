// PubMed, by NCBI's E-utilities: https://www.ncbi.nlm.nih.gov/books/NBK25499/, and the elements of its records:
// https://www.nlm.nih.gov/bsd/licensee/elements_descriptions.html
import type { SourceEntry } from '#bibliography/bibtex/source.ts';
import { withoutMarkup } from '#bibliography/bibtex/readMarkup.ts';
import type { Entity } from '#bibliography/documents.ts';
import { CollectedFields } from '#bibliography/exchange/collectedFields.ts';
import { readMonth } from '#bibliography/writtenDates.ts';
import type { LookupAnswer } from '../../edges.ts';
import { languageName } from '../languageNames.ts';
import { type BatchSource, entryOf, isMissing, noRecord, readEach, readXml, type Reading } from '../source.ts';
import type { XmlElement } from '../xml.ts';

/** A date such as "1998 Dec-1999 Jan" has no elements for the year and the month; only its first year is used. */
function dateOf(date: XmlElement | null): string | null {
  if (date === null) return null;
  const year = date.textOf('Year');
  if (year === '') {
    return /\b\d{4}\b/.exec(date.textOf('MedlineDate'))?.[0] ?? null;
  }
  const month = readMonth(date.textOf('Month'));
  const day = date.textOf('Day');
  const parts = [
    year,
    month === null ? '' : String(month).padStart(2, '0'),
    month === null ? '' : day.padStart(2, '0'),
  ];
  return parts.filter((part) => part !== '' && part !== '00').join('-');
}

function nameOf(author: XmlElement): Entity | null {
  const collective = author.textOf('CollectiveName');
  if (collective !== '') return { organization: { name: collective } };
  const family = author.textOf('LastName');
  if (family === '') return null;
  const [given, suffix] = [author.textOf('ForeName') || author.textOf('Initials'), author.textOf('Suffix')];
  return { person: { family, ...(given !== '' && { given }), ...(suffix !== '' && { suffix }) } };
}

const namesOf = (lists: readonly XmlElement[]): Entity[] =>
  lists
    .flatMap((list) => list.all('Author'))
    .map(nameOf)
    .filter((name) => name !== null);

/** Text with its subscripts and superscripts, as far as Unicode has them. */
function scriptedText(element: XmlElement | null): string {
  if (element === null) return '';
  const written = element.write((name, text) => (/^su[bp]$/.test(name) ? `<${name}>${text}</${name}>` : text));
  const line = written.replace(/\s+/g, ' ').trim();
  return withoutMarkup(line, 'text');
}

/** The parts of a structured abstract, each with its label. */
function abstractOf(abstract: XmlElement | null): string {
  const parts = abstract?.all('AbstractText') ?? [];
  return parts.map((part) => [part.attributes.Label, scriptedText(part)].filter(Boolean).join(': ')).join('\n\n');
}

/** "1187-94" means 1187 to 1194, and "D36-42" D36 to D42. */
export function wholePages(pages: string): string {
  const [whole, prefix = '', start = '', end = ''] = /^(\p{L}*)(\d+)-(\d+)$/u.exec(pages) ?? [];
  if (whole === undefined || end.length > start.length) return pages;
  return `${prefix}${start}-${prefix}${start.slice(0, start.length - end.length)}${end}`;
}

/** Whether the first bracket is closed by the last character. */
function isInBrackets(title: string): boolean {
  let depth = 0;
  for (let at = 0; at < title.length; at += 1) {
    if (title[at] === '[') depth += 1;
    else if (title[at] === ']') depth -= 1;
    if (depth === 0) return at > 0 && at === title.length - 1;
  }
  return false;
}

/** PubMed ends titles with a full stop, and puts those that it has translated in brackets. */
export function plainTitle(title: string): string {
  const whole = title.replace(/\.$/, '');
  return isInBrackets(whole) ? whole.slice(1, -1) : whole;
}

function readArticle(found: XmlElement): SourceEntry {
  const fields = new CollectedFields();
  const [citation, article] = [found.first('MedlineCitation'), found.first('MedlineCitation', 'Article')];
  const journal = article?.first('Journal') ?? null;
  const issue = journal?.first('JournalIssue') ?? null;
  const ids = found.all('PubmedData', 'ArticleIdList', 'ArticleId');
  const idOf = (type: string) => ids.find(({ attributes }) => attributes.IdType === type)?.text;
  const electronic = article?.all('ELocationID') ?? [];
  const lists = article?.all('AuthorList') ?? [];
  const isOfEditors = (list: XmlElement) => list.attributes.Type === 'editors';
  fields.text('title', plainTitle(scriptedText(article?.first('ArticleTitle') ?? null)));
  fields.people(
    'author',
    namesOf(lists.filter((list) => !isOfEditors(list))),
    lists.some(({ attributes: { CompleteYN } }) => CompleteYN === 'N'),
  );
  fields.people('editor', namesOf(lists.filter(isOfEditors)));
  fields.text('journaltitle', journal?.textOf('Title'));
  fields.text('shortjournal', journal?.textOf('ISOAbbreviation'));
  fields.text('date', dateOf(issue?.first('PubDate') ?? null) ?? dateOf(article?.first('ArticleDate') ?? null));
  fields.text('volume', issue?.textOf('Volume'));
  fields.text('number', issue?.textOf('Issue'));
  fields.text('pages', wholePages(article?.textOf('Pagination', 'MedlinePgn') ?? ''));
  fields.text('issn', journal?.textOf('ISSN'));
  fields.verbatim('doi', electronic.find(({ attributes }) => attributes.EIdType === 'doi')?.text ?? idOf('doi'));
  fields.text('pmid', citation?.textOf('PMID'));
  fields.text('pmcid', idOf('pmc'));
  fields.paragraphs('abstract', abstractOf(article?.first('Abstract') ?? null));
  fields.keywords((citation?.all('KeywordList', 'Keyword') ?? []).map(({ text }) => text));
  fields.list(
    'language',
    (article?.all('Language') ?? []).map(({ text }) => languageName(text)),
  );
  return entryOf('article', fields);
}

/** A chapter or book of the NCBI Bookshelf. */
function readBook(found: XmlElement): SourceEntry {
  const fields = new CollectedFields();
  const [document, book] = [found.first('BookDocument'), found.first('BookDocument', 'Book')];
  const title = document?.textOf('ArticleTitle') ?? '';
  const bookTitle = book?.textOf('BookTitle') ?? '';
  const isOfEditors = (list: XmlElement) => list.attributes.Type === 'editors';
  const lists = [...(document?.all('AuthorList') ?? []), ...(book?.all('AuthorList') ?? [])];
  fields.text('title', plainTitle(title === '' ? bookTitle : title));
  fields.text('booktitle', title === '' ? null : plainTitle(bookTitle));
  fields.people('author', namesOf(lists.filter((list) => !isOfEditors(list))));
  fields.people('editor', namesOf(lists.filter(isOfEditors)));
  fields.text('publisher', book?.textOf('Publisher', 'PublisherName'));
  fields.text('location', book?.textOf('Publisher', 'PublisherLocation'));
  fields.text('date', dateOf(book?.first('PubDate') ?? null));
  fields.text('isbn', (book?.all('Isbn') ?? []).map(({ text }) => text).join(', '));
  fields.text('pmid', document?.textOf('PMID'));
  fields.paragraphs('abstract', abstractOf(document?.first('Abstract') ?? null));
  return entryOf(title === '' ? 'book' : 'incollection', fields);
}

function readSet(answer: LookupAnswer): SourceEntry[] {
  const set = readXml('pubmed', answer);
  return [...set.all('PubmedArticle').map(readArticle), ...set.all('PubmedBookArticle').map(readBook)];
}

const readingOf = (entries: readonly SourceEntry[]): Reading =>
  entries.length === 0
    ? noRecord('pubmed')
    : { records: entries.map((entry) => ({ source: 'PubMed', entry })), message: null };

const isOf = ({ fields }: SourceEntry, pmid: string): boolean =>
  fields.some(({ name, value }) => name === 'pmid' && value === pmid);

export const pubmed: BatchSource = {
  service: 'pubmed',
  accept: 'application/xml',
  maximumBatchSize: 20,
  workOf: (pmid) => pmid,
  path(pmids) {
    const query = new URLSearchParams({ db: 'pubmed', id: pmids.join(), retmode: 'xml' });
    return `/entrez/eutils/efetch.fcgi?${query.toString()}`;
  },
  // For a number without a record, PubMed answers with status 400, or with an empty set.
  readOne: (answer) => (isMissing(answer) ? noRecord('pubmed') : readingOf(readSet(answer))),
  readMany: (answer, identifiers) =>
    isMissing(answer) ? null : readEach(readSet(answer), identifiers, isOf, readingOf),
};
