// Looks for works by title, first author and year at Crossref: https://api.crossref.org/swagger-ui/index.html
import type { DocumentDraft } from '#bibliography/documents.ts';
import { foldForDuplicateKey } from '#bibliography/duplicates/duplicateKeys.ts';
import { readCslItem } from '#bibliography/exchange/readCslItem.ts';
import { isRecord } from '#bibliography/isRecord.ts';
import { authorsOrEditors, lastName } from '#bibliography/names.ts';
import { textsOfFields } from '#bibliography/fieldTexts.ts';
import { lookUpTexts } from '../lookUpTexts.ts';
import { type Ask, readJson, type Reading } from '../source.ts';
import { cslItemOf } from './cslOfService.ts';

/** The values by which a work is searched. */
export interface Work {
  readonly title: string;
  /** The last name of the first author or editor; empty if there is none. */
  readonly family: string;
  /** Empty if it is not known. */
  readonly year: string;
}

type Item = Readonly<Record<string, unknown>>;

/** Crossref sorts by its own score; among so many, those are chosen that resemble the work. */
const maximumAsked = 10;
const maximumOffered = 3;
/** The beginning of a longer title is enough for a search. */
const longestTitle = 300;

/** Null: the document has no title, and nothing is known of a work without one. */
export function workOf(draft: DocumentDraft): Work | null {
  const { title, subtitle } = draft.fields;
  const [first] = authorsOrEditors(draft);
  const [year] = textsOfFields(draft, ['year']);
  const whole = [title, subtitle].filter(Boolean).join(' ').slice(0, longestTitle);
  return whole.trim() === '' ? null : { title: whole, family: first ? lastName(first) : '', year: year ?? '' };
}

const firstText = (value: unknown): string => {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first : '';
};

function yearsOf(item: Item): number[] {
  const dates = [item.issued, item['published-print'], item['published-online']].filter(isRecord);
  return dates.flatMap((date) => {
    const parts: unknown = date['date-parts'];
    const first: unknown = Array.isArray(parts) ? parts[0] : undefined;
    const year: unknown = Array.isArray(first) ? first[0] : undefined;
    return typeof year === 'number' ? [year] : [];
  });
}

/** The words of a last name, folded: "Smith-Jones" may be "Smith" elsewhere, and "van Gogh" may be "Gogh". */
const wordsOf = (name: string): string[] =>
  name
    .split(/[\s\p{Pd}]+/u)
    .map(foldForDuplicateKey)
    .filter((word) => word !== '');

/** Whether all words of one name are among those of the other. */
function isSameName(one: string, other: string): boolean {
  const [few = [], many = []] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length);
  return few.length > 0 && few.every((word) => many.includes(word));
}

/**
 * How much an item resembles a work: 0 if its title is another one. One title may go on where the other ends, as with a subtitle that only one
 * of them has. A year may be that of the online edition.
 */
function resemblance(item: Item, { title, family, year }: Work): number {
  const wanted = foldForDuplicateKey(title);
  const short = foldForDuplicateKey(firstText(item.title));
  const long = foldForDuplicateKey(`${firstText(item.title)} ${firstText(item.subtitle)}`);
  const isSame = wanted === short || wanted === long;
  const goesOn = short.length > 15 && wanted.length > 15 && (long.startsWith(wanted) || wanted.startsWith(short));
  if (wanted === '' || short === '' || !(isSame || goesOn)) return 0;
  const people = [item.author, item.editor].flatMap((list): readonly unknown[] => (Array.isArray(list) ? list : []));
  const names = people.filter(isRecord).map((person) => firstText(person.family ?? person.name));
  const isBySame = family === '' || names.some((name) => isSameName(name, family));
  const isOfYear = year === '' || yearsOf(item).some((each) => Math.abs(each - Number(year)) <= 1);
  // A title alone is that of many works.
  if (!isBySame && !isOfYear) return 0;
  return (isSame ? 4 : 2) + (isBySame ? 2 : 0) + (isOfYear ? 1 : 0);
}

/** The works that Crossref knows like this one, those that resemble it most first. */
export async function findWorks(work: Work, ask: Ask): Promise<Reading> {
  const query = new URLSearchParams({
    'query.bibliographic': [work.title, work.year].filter(Boolean).join(' '),
    ...(work.family !== '' && { 'query.author': work.family }),
    rows: String(maximumAsked),
  });
  const body = readJson('crossref', await ask('crossref', `/v1/works?${query.toString()}`, 'application/json'));
  const items: readonly unknown[] =
    isRecord(body) && isRecord(body.message) && Array.isArray(body.message.items) ? body.message.items : [];
  const found = items
    .filter(isRecord)
    .map((item) => ({ item, score: resemblance(item, work) }))
    .filter(({ item, score }) => score > 0 && firstText(item.DOI) !== '')
    .sort((one, other) => other.score - one.score)
    .slice(0, maximumOffered);
  return {
    records: found.map(({ item }) => ({ source: 'Crossref', entry: readCslItem(cslItemOf(item), 1) })),
    message: found.length === 0 ? lookUpTexts.noDoi : null,
  };
}
