// ISBNs: the union catalogue K10plus first, then the German National Library, both by SRU (https://www.loc.gov/standards/sru/), then Open
// Library. The first that has the book answers.
import { isRecord } from '#bibliography/isRecord.ts';
import type { SourceEntry } from '#bibliography/bibtex/source.ts';
import { CollectedFields } from '#bibliography/exchange/collectedFields.ts';
import { isbn10 } from '#bibliography/identifiers.ts';
import { parseName } from '#bibliography/nameLists.ts';
import { readDate, yearWithin } from '#bibliography/writtenDates.ts';
import type { LookupService } from '../../edges.ts';
import type { FoundRecord } from '../lookupAnswers.ts';
import { lookUpTexts } from '../lookUpTexts.ts';
import { ServiceFailure } from '../serviceFailure.ts';
import { services } from '../services.ts';
import { type Ask, entryOf, isMissing, noRecord, readJson, readXml, type Source } from '../source.ts';
import type { XmlElement } from '../xml.ts';
import { MarcRecord, readMarc } from './marc.ts';

/** Of the records of a book, such as those of its printed and its electronic edition, so many are offered. */
const maximumRecords = 3;

/** Old books are in catalogues under the number that is printed in them. */
const spellings = (isbn: string): string[] => [isbn, isbn10(isbn)].filter((each) => each !== null);

const sruPath = (path: string, version: string, query: string, recordSchema: string): string =>
  `${path}?${new URLSearchParams({
    ...{ version, operation: 'searchRetrieve', query, recordSchema, maximumRecords: '5' },
  }).toString()}`;

function readSru(service: LookupService, root: XmlElement): FoundRecord[] {
  const [diagnostic] = [...root.all('diagnostics', 'diagnostic'), ...root.all('diagnostic')];
  if (diagnostic) {
    const reason = [diagnostic.textOf('message'), diagnostic.textOf('details')].filter(Boolean).join(': ');
    throw new ServiceFailure('UNAVAILABLE', lookUpTexts.refused(services[service].title, reason));
  }
  const records = root
    .all('records', 'record', 'recordData')
    .flatMap((data) => [...data.all('record'), ...data.all('collection', 'record')])
    .map((record) => new MarcRecord(record));
  return records
    .filter(({ isText }) => isText)
    .slice(0, maximumRecords)
    .map((record) => ({ source: services[service].title, entry: readMarc(record) }));
}

async function askSru(service: LookupService, path: string, ask: Ask): Promise<FoundRecord[]> {
  const answer = await ask(service, path, 'application/xml');
  return isMissing(answer) ? [] : readSru(service, readXml(service, answer));
}

const askK10plus = (isbn: string, ask: Ask) => {
  const query = spellings(isbn).map((each) => `pica.isb=${each}`);
  return askSru('k10plus', sruPath('/opac-de-627', '1.1', query.join(' or '), 'marcxml'), ask);
};

const askDnb = (isbn: string, ask: Ask) => {
  const query = spellings(isbn).map((each) => `num=${each}`);
  return askSru('dnb', sruPath('/sru/dnb', '1.1', query.join(' or '), 'MARC21-xml'), ask);
};

/** The names of `[{ "name": … }, …]`, as Open Library lists authors and publishers. */
const namesIn = (list: unknown): string[] =>
  (Array.isArray(list) ? (list as readonly unknown[]) : [])
    .filter(isRecord)
    .map(({ name }) => name)
    .filter((name) => typeof name === 'string');

const textIn = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** A book of Open Library: https://openlibrary.org/dev/docs/api/books, `jscmd=data`. */
function readOpenLibrary(book: Readonly<Record<string, unknown>>): SourceEntry {
  const fields = new CollectedFields();
  const identifiers = isRecord(book.identifiers) ? book.identifiers : {};
  const isbns = [identifiers.isbn_13, identifiers.isbn_10].flatMap((each) =>
    Array.isArray(each) ? each.map(textIn) : [],
  );
  const written = textIn(book.publish_date);
  const year = yearWithin(written);
  fields.text('title', textIn(book.title));
  fields.text('subtitle', textIn(book.subtitle));
  fields.people('author', namesIn(book.authors).map(parseName));
  fields.list('publisher', namesIn(book.publishers));
  fields.list('location', namesIn(book.publish_places));
  fields.text('date', readDate(written) ?? (year === null ? null : String(year)));
  fields.text('pagetotal', textIn(book.number_of_pages));
  fields.text('isbn', isbns.join(', '));
  return entryOf('book', fields);
}

async function askOpenLibrary(isbn: string, ask: Ask): Promise<FoundRecord[]> {
  const query = new URLSearchParams({ bibkeys: `ISBN:${isbn}`, format: 'json', jscmd: 'data' });
  const answer = await ask('openLibrary', `/api/books?${query.toString()}`, 'application/json');
  if (isMissing(answer)) return [];
  const body = readJson('openLibrary', answer);
  const book = isRecord(body) ? body[`ISBN:${isbn}`] : null;
  return isRecord(book) ? [{ source: 'Open Library', entry: readOpenLibrary(book) }] : [];
}

/** In the order in which they are asked. */
const catalogues = [askK10plus, askDnb, askOpenLibrary] as const;

export const books: Source = async ({ value }, ask) => {
  let failure: ServiceFailure | null = null;
  for (const askCatalogue of catalogues) {
    try {
      const records = await askCatalogue(value, ask);
      if (records.length > 0) return { records, message: null };
    } catch (error) {
      if (!(error instanceof ServiceFailure)) throw error;
      failure ??= error;
    }
  }
  // Only if all of them were asked it is known that none has it.
  if (failure !== null) throw failure;
  return noRecord('k10plus', 'dnb', 'openLibrary');
};
