// arXiv: https://info.arxiv.org/help/api/user-manual.html
import { parseName } from '#bibliography/nameLists.ts';
import { CollectedFields } from '#bibliography/exchange/collectedFields.ts';
import type { Identifier } from '#bibliography/lookUp/readIdentifiers.ts';
import { lookUpTexts } from '../lookUpTexts.ts';
import { ServiceFailure } from '../serviceFailure.ts';
import {
  type BatchSource,
  entryOf,
  isMissing,
  malformed,
  noRecord,
  pathStep,
  readEach,
  readXml,
  type Reading,
  whyMissing,
} from '../source.ts';
import type { XmlElement } from '../xml.ts';

/** The number in the address of an entry: `http://arxiv.org/abs/hep-ex/0307015v1`. */
const numberIn = (id: string): string => id.replace(/^https?:\/\/(?:www\.)?arxiv\.org\/abs\//, '');

/** Old numbers are known without the subject of the archive: `math.GT/0309136` is `math/0309136`. */
const askedNumber = (number: string): string => number.replace(/^([a-z-]+)\.[A-Z]{2}\//, '$1/');

function readEntry(entry: XmlElement, { value }: Identifier): ReturnType<typeof entryOf> {
  const fields = new CollectedFields();
  const found = numberIn(entry.textOf('id'));
  const isVersionAsked = /v\d+$/.test(value);
  fields.text('title', entry.textOf('title'));
  fields.people(
    'author',
    entry.all('author', 'name').map(({ text }) => parseName(text)),
  );
  // `published` is the day of the first version, `updated` that of this one.
  fields.text('date', entry.textOf(isVersionAsked ? 'updated' : 'published').slice(0, 10));
  fields.verbatim('eprint', isVersionAsked ? found : found.replace(/v\d+$/, ''));
  fields.text('eprinttype', 'arXiv');
  fields.text('eprintclass', entry.first('primary_category')?.attributes.term);
  // Of the version that a journal has printed.
  fields.verbatim('doi', entry.textOf('doi'));
  fields.text('pubstate', entry.first('doi') === null ? 'prepublished' : null);
  fields.text('journalref', entry.textOf('journal_ref'));
  fields.text('comment', entry.textOf('comment'));
  fields.paragraphs('abstract', entry.textOf('summary'));
  return entryOf('online', fields);
}

/** Whether the address of an entry is that of the number; any version is, if the number names none. */
function isOf(entry: XmlElement, value: string): boolean {
  const [found, asked] = [numberIn(entry.textOf('id')), askedNumber(value)];
  return found === asked || found.replace(/v\d+$/, '') === asked;
}

const errorsIn = (entry: XmlElement): string | null =>
  entry.textOf('id').includes('/api/errors') ? entry.textOf('summary') : null;

/** Of a number that was never given there is no entry, or one without content. */
const readingOf = (entry: XmlElement | null | undefined, identifier: Identifier): Reading =>
  !entry || entry.textOf('title') === ''
    ? noRecord('arxiv')
    : { records: [{ source: 'arXiv', entry: readEntry(entry, identifier) }], message: null };

export const arxiv: BatchSource = {
  service: 'arxiv',
  accept: 'application/atom+xml',
  maximumBatchSize: 20,
  workOf: (number) => askedNumber(number).replace(/v\d+$/, ''),
  path: (numbers) =>
    `/api/query?id_list=${numbers.map((number) => pathStep(askedNumber(number))).join()}&max_results=${numbers.length}`,
  readOne(answer, identifier) {
    const missing = whyMissing('arxiv', answer);
    if (missing !== null) return missing;
    const entry = readXml('arxiv', answer).first('entry');
    const reason = entry && errorsIn(entry);
    if (reason === null) return readingOf(entry, identifier);
    // A number of a wrong form is answered so, or with status 400.
    if (/incorrect id/i.test(reason)) return malformed('arxiv');
    if (/not found/i.test(reason)) return noRecord('arxiv');
    throw new ServiceFailure('UNAVAILABLE', lookUpTexts.refused('arXiv', reason));
  },
  readMany(answer, identifiers) {
    if (isMissing(answer)) return null;
    const entries = readXml('arxiv', answer).all('entry');
    return readEach(entries, identifiers, isOf, ([entry], identifier) => readingOf(entry, identifier));
  },
};
