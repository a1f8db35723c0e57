// Creates the documents of the demo library from a seed: every kind, with and without each optional field.
import type { CommonFields, DocumentDraft, DocumentKind, Entity } from '#bibliography/documents.ts';
import { fold } from '#bibliography/fold.ts';
import { seededRandom, type SeededRandom } from '../seededRandom.ts';
import { authors, publishers, universities } from './entities.ts';
import { genericAbstract, angles, subjects } from './subjects.ts';
import { randomPeople } from './randomPeople.ts';
import { randomAbstract, randomSubject } from './randomSubjects.ts';
import { journals, meetings } from './venues.ts';

/** Each kind as often as in typical libraries. */
const kinds: readonly DocumentKind[] = [
  ...Array.from({ length: 5 }, () => 'journalArticle' as const),
  ...Array.from({ length: 3 }, () => 'proceedingsArticle' as const),
  ...(['thesis', 'proceedings', 'other', 'other'] as const),
];

const firstAdded = Date.UTC(2021, 0, 4);
const hour = 60 * 60 * 1000;

/** Creates `count` documents lazily. */
export function* createDemoLibrary(count: number, seed: number): Generator<DocumentDraft> {
  let state = seed;
  const random = seededRandom({
    read: () => state,
    write: (next) => {
      state = next;
    },
  });
  const keys = new Map<string, number>();
  for (let index = 0; index < count; index += 1) yield createDraft(index, count, random, keys);
}

function createDraft(index: number, count: number, random: SeededRandom, keys: Map<string, number>): DocumentDraft {
  const { title, keywords, keywordPaths, people, year } =
    index < handmadeCount ? handmadeWork(index, random) : randomWork(count, random);
  const kind = kinds[index % kinds.length] ?? 'other';
  const fields: CommonFields = {
    title,
    authors: people,
    keywords: [...keywords, ...keywordPaths],
    languages: [/[ßü]/.test(title) ? 'german' : /é|ï/.test(title) ? 'french' : 'english'],
    added: new Date(
      firstAdded + Math.floor((index / count) * 5 * 365) * 24 * hour + random.integer(8, 18) * hour,
    ).toISOString(),
    ...maybe(random, 4, {
      abstract: index < handmadeCount ? genericAbstract(title, keywords) : randomAbstract(random, title, keywords),
    }),
    ...maybe(random, 2, { doi: `10.${random.integer(1000, 9999)}/demo.${index}` }),
    ...maybe(random, 1, { note: 'Read again before the next meeting; compare the appendix.' }),
    ...maybe(random, 1, {
      otherFields: [
        { name: 'file', value: `:papers/${index}.pdf:PDF` },
        { name: 'ranking', value: 'rank4' },
      ],
    }),
  };
  const draft = withKind(kind, fields, year, random);
  const published = Number(draft.fields.published?.slice(0, 4) ?? year);
  return {
    ...draft,
    fields: { ...draft.fields, citationKeys: [citationKey(people[0], published, keys)] },
  } as DocumentDraft;
}

/** The subject, authors and year of a document. */
interface Work {
  readonly title: string;
  readonly keywords: readonly string[];
  readonly keywordPaths: readonly string[];
  readonly people: Entity[];
  readonly year: number;
}

/** The number of documents with handwritten titles: each combination of a subject and an angle. */
const handmadeCount = subjects.length * angles.length;

function handmadeWork(index: number, random: SeededRandom): Work {
  const { title, keywords, keywordPaths = [] } = subjects[index % subjects.length] ?? random.pick(subjects);
  const angle = angles[Math.floor(index / subjects.length) % angles.length] ?? random.pick(angles);
  const people = Array.from({ length: random.pick([1, 1, 2, 2, 3, 7]) }, () => random.pick(authors));
  return { title: `${title}: ${angle}`, keywords, keywordPaths, people, year: random.integer(1905, lastYear) };
}

const lastYear = 2026;

function randomWork(count: number, random: SeededRandom): Work {
  const { title, keywords, keywordPaths = [] } = randomSubject(random);
  // Squared, so that recent years are more frequent, as in real libraries: half of the works are from the last fifteen years.
  const age = Math.floor((random.integer(0, 9_999) / 10_000) ** 2 * 60);
  return { title, keywords, keywordPaths, people: randomPeople(random, count), year: lastYear - age };
}

/** The year if the journal or conference existed then, otherwise one of its first years. */
function notBefore(since: number, year: number): number {
  return year >= since ? year : Math.min(lastYear, since + (year % 12));
}

function withKind(
  kind: DocumentKind,
  common: CommonFields,
  preferredYear: number,
  random: SeededRandom,
): DocumentDraft {
  const page = random.integer(1, 900);
  const pages = { pageStart: String(page), pageEnd: String(page + random.integer(2, 30)) };
  const dayOrMonth = random.pick([
    '',
    `-0${random.integer(1, 9)}`,
    `-1${random.integer(0, 2)}-${random.integer(10, 28)}`,
  ]);
  switch (kind) {
    case 'journalArticle': {
      const { issn, since, ...journal } = random.pick(journals);
      const year = notBefore(since, preferredYear);
      const issue = {
        journal: { ...journal, issn: [issn] },
        volume: String(random.integer(1, 320)),
        number: String(random.integer(1, 12)),
      };
      const publicationState = year > 2024 ? { publicationState: 'inpress' } : {};
      return {
        kind,
        fields: {
          ...common,
          ...pages,
          ...publicationState,
          entryType: 'article',
          published: `${year}${dayOrMonth}`,
          in: issue,
        },
      };
    }
    case 'proceedingsArticle': {
      const meeting = random.pick(meetings);
      const year = notBefore(meeting.since, preferredYear);
      const published = `${year}${dayOrMonth}`;
      const proceedings = {
        title: `Proceedings of the ${year} ${meeting.title}`,
        series: meeting.series,
        publishers: [publisherOf(random)],
        conference: { title: meeting.title, locations: [meeting.location] },
      };
      return { kind, fields: { ...common, ...pages, entryType: 'inproceedings', published, proceedings } };
    }
    case 'thesis': {
      const { name, location } = random.pick(universities);
      const degreeType = random.pick(['phdthesis', 'mathesis']);
      const pageTotal = String(random.integer(60, 400));
      return {
        kind,
        fields: {
          ...common,
          entryType: 'thesis',
          published: `${preferredYear}${dayOrMonth}`,
          degreeType,
          institution: name,
          institutionLocations: [location],
          pageTotal,
        },
      };
    }
    case 'proceedings': {
      const meeting = random.pick(meetings);
      const year = notBefore(meeting.since, preferredYear);
      const published = `${year}${dayOrMonth}`;
      const { authors: editors = [], ...rest } = common;
      const held = new Date(Date.UTC(year, 5, random.integer(1, 20))).toISOString();
      return {
        kind,
        fields: {
          ...rest,
          title: `Proceedings of the ${year} ${meeting.title}`,
          entryType: 'proceedings',
          published,
          editors,
          publishers: [publisherOf(random)],
          series: meeting.series,
          volume: String(random.integer(1, 40)),
          conference: { title: meeting.title, startDate: held, locations: [meeting.location] },
        },
      };
    }
    case 'other':
      return {
        kind,
        fields: {
          ...common,
          entryType: 'book',
          published: `${preferredYear}${dayOrMonth}`,
          publishers: [publisherOf(random)],
          ...maybe(random, 2, { howPublished: 'On the authors’ site' }),
        },
      };
  }
}

function publisherOf(random: SeededRandom) {
  const { name, location } = random.pick(publishers);
  return { name, locations: [location] };
}

/** The fields with a probability of `parts` in five, otherwise none. */
function maybe<Fields extends object>(
  random: SeededRandom,
  parts: number,
  fields: Fields,
): Fields | Record<string, never> {
  return random.integer(1, 5) <= parts ? fields : {};
}

function citationKey(author: Entity | undefined, year: number, keys: Map<string, number>): string {
  const name = author?.person?.family ?? author?.organization?.name.split(',')[0] ?? 'Anonymous';
  const key = `${fold(name).replace(/[^\p{L}]/gu, '') || 'anonymous'}${year}`;
  const seen = keys.get(key) ?? 0;
  keys.set(key, seen + 1);
  return seen === 0 ? key : `${key}${String.fromCharCode(97 + (seen % 26))}${seen > 25 ? Math.floor(seen / 26) : ''}`;
}
