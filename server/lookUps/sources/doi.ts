// DOIs: doi.org leads to the record that the agency has, as CSL-JSON (https://citation.doi.org/docs.html). BibTeX from there is wrong too
// often. If doi.org is down or wants a pause, or answers what is no record, Crossref is asked, at which most works are registered.
import { isRecord } from '#bibliography/isRecord.ts';
import { readCslItem } from '#bibliography/exchange/readCslItem.ts';
import type { LookupAnswer, LookupService } from '../../edges.ts';
import type { FoundRecord } from '../lookupAnswers.ts';
import { lookUpTexts } from '../lookUpTexts.ts';
import { ServiceFailure } from '../serviceFailure.ts';
import { type Ask, pathStep, readJson, type Reading, type Source, unreadable, whyMissing } from '../source.ts';
import { isRetracted, cslItemOf } from './cslOfService.ts';
import { readBookOfPart } from './unixref.ts';

type Item = Readonly<Record<string, unknown>>;

const cslJson = 'application/vnd.citationstyles.csl+json';

/** The record in an answer. Throws `ServiceFailure` if it is anything else, such as a page that says that the service is down. */
function readRecord(service: LookupService, answer: LookupAnswer): Item {
  if (answer.status === 406) throw new ServiceFailure('UNAVAILABLE', lookUpTexts.noRecordFormat);
  const body = readJson(service, answer);
  if (!isRecord(body)) throw unreadable(service);
  return body;
}

/** The record that Crossref has; null if it has none, or gives none. */
async function askCrossref(doi: string, ask: Ask): Promise<Item | null> {
  try {
    return readRecord('crossref', await ask('crossref', `/v1/works/${pathStep(doi)}/transform`, cslJson));
  } catch (error) {
    if (error instanceof ServiceFailure) return null;
    throw error;
  }
}

/** Parts of books and papers, whose records lack the editors and the ISBN of the whole. */
const isPart = ({ type }: Item): boolean => type === 'chapter' || type === 'paper-conference';

/** The record of the whole book. Null if Crossref did not answer, which does not make the lookup fail. */
async function readBook(doi: string, ask: Ask): Promise<Item | null> {
  try {
    return await readBookOfPart(doi, ask);
  } catch (error) {
    if (error instanceof ServiceFailure) return null;
    throw error;
  }
}

function recordOf(answer: Item, item: Item): FoundRecord {
  const isOfCrossref = answer.source === 'Crossref' || answer.agency === 'Crossref';
  return { source: isOfCrossref ? 'Crossref' : 'doi.org', entry: readCslItem(item, 1) };
}

async function readingOf(record: Item, doi: string, ask: Ask): Promise<Reading> {
  const item = cslItemOf(record);
  const needsBook =
    record.source === 'Crossref' && isPart(item) && (item.editor === undefined || item.ISBN === undefined);
  const book = needsBook ? await readBook(doi, ask) : {};
  return {
    records: [recordOf(record, { ...book, ...item })],
    message: isRetracted(record) ? lookUpTexts.retracted : null,
    ...(book === null && { isIncomplete: true as const }),
  };
}

/** The record of a DOI. */
export async function readDoiRecord(doi: string, ask: Ask): Promise<Reading> {
  try {
    const answer = await ask('doi', `/${pathStep(doi)}`, cslJson);
    return whyMissing('doi', answer) ?? (await readingOf(readRecord('doi', answer), doi, ask));
  } catch (error) {
    if (!(error instanceof ServiceFailure)) throw error;
    const record = await askCrossref(doi, ask);
    // That Crossref has no such DOI says nothing: it may be that of another agency.
    if (record === null) throw error;
    return readingOf(record, doi, ask);
  }
}

export const doi: Source = ({ value }, ask) => readDoiRecord(value, ask);
