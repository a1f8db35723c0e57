// DOIs: doi.org leads to the record that the agency has, as CSL-JSON (https://citation.doi.org/docs.html). BibTeX from there is wrong too
// often. If doi.org is down, Crossref is asked, at which most works are registered.
import { isRecord } from '#bibliography/isRecord.ts';
import { readCslItem } from '#bibliography/exchange/readCslItem.ts';
import type { LookupAnswer, LookupService } from '../../edges.ts';
import type { FoundRecord } from '../lookupAnswers.ts';
import { lookUpTexts } from '../lookUpTexts.ts';
import { ServiceFailure } from '../serviceFailure.ts';
import {
  type Ask,
  failing,
  isMissing,
  noRecord,
  pathStep,
  readJson,
  type Reading,
  type Source,
  withdrawn,
} from '../source.ts';
import { isRetracted, cslItemOf } from './cslOfService.ts';
import { readBookOfPart } from './unixref.ts';

type Item = Readonly<Record<string, unknown>>;

const cslJson = 'application/vnd.citationstyles.csl+json';

interface DoiAnswer {
  readonly service: LookupService;
  readonly answer: LookupAnswer;
}

async function askForRecord(doi: string, ask: Ask): Promise<DoiAnswer> {
  try {
    const answer = await ask('doi', `/${pathStep(doi)}`, cslJson);
    if (answer.status < 500) return { service: 'doi', answer };
    throw failing('doi', answer);
  } catch (error) {
    if (!(error instanceof ServiceFailure) || error.status !== 'UNAVAILABLE') throw error;
    const answer = await ask('crossref', `/v1/works/${pathStep(doi)}/transform`, cslJson).catch(() => null);
    // That Crossref has no such DOI says nothing: it may be that of another agency.
    if (answer?.status !== 200) throw error;
    return { service: 'crossref', answer };
  }
}

/** Parts of books and papers, whose records lack the editors and the ISBN of the whole. */
const isPart = ({ type }: Item): boolean => type === 'chapter' || type === 'paper-conference';

/** What the record of the whole book says of it. Null if Crossref did not answer, which is no failure of the lookup. */
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

/** The record of a DOI. */
export async function readDoiRecord(doi: string, ask: Ask): Promise<Reading> {
  const { service, answer } = await askForRecord(doi, ask);
  if (answer.status === 410) return withdrawn(service);
  if (isMissing(answer)) return noRecord(service);
  if (answer.status === 406) throw new ServiceFailure('UNAVAILABLE', lookUpTexts.noRecordFormat);
  const body = readJson(service, answer);
  if (!isRecord(body)) throw new ServiceFailure('UNAVAILABLE', lookUpTexts.unreadable('doi.org'));
  const item = cslItemOf(body);
  const needsBook =
    body.source === 'Crossref' && isPart(item) && (item.editor === undefined || item.ISBN === undefined);
  const book = needsBook ? await readBook(doi, ask) : {};
  return {
    records: [recordOf(body, { ...book, ...item })],
    message: isRetracted(body) ? lookUpTexts.retracted : null,
    ...(book === null && { isIncomplete: true as const }),
  };
}

export const doi: Source = ({ value }, ask) => readDoiRecord(value, ask);
