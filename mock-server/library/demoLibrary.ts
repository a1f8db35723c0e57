// The documents of the demo library: of every kind, with and without each field, the same for the same seed.
import type { CommonFields, DocumentDraft, DocumentKind, Entity } from '#bibliography/documents.ts';
import { fold } from '#bibliography/fold.ts';
import { seededChance, type Chance } from '../seededChance.ts';
import { authors, publishers, universities } from './entities.ts';
import { abstractOf, angles, subjects } from './subjects.ts';
import { drawPeople } from './peopleOfLargeLibraries.ts';
import { drawAbstract, drawSubject } from './topics.ts';
import { journals, meetings } from './venues.ts';

/** As often as each occurs in the libraries that people have. */
const kinds: readonly DocumentKind[] = [
  ...Array.from({ length: 5 }, () => 'journalArticle' as const),
  ...Array.from({ length: 3 }, () => 'proceedingsArticle' as const),
  ...(['thesis', 'proceedings', 'other', 'other'] as const),
];

const begun = Date.UTC(2021, 0, 4);
const hours = 60 * 60 * 1000;

/** Makes `count` documents, one after the other. */
export function* createDemoLibrary(count: number, seed: number): Generator<DocumentDraft> {
  let state = seed;
  const chance = seededChance({
    read: () => state,
    write: (next) => {
      state = next;
    },
  });
  const keys = new Map<string, number>();
  for (let index = 0; index < count; index += 1) yield createDraft(index, count, chance, keys);
}

function createDraft(index: number, count: number, chance: Chance, keys: Map<string, number>): DocumentDraft {
  const { title, keywords, chains, people, year } =
    index < handMade ? takeHandMade(index, chance) : draw(count, chance);
  const kind = kinds[index % kinds.length] ?? 'other';
  const fields: CommonFields = {
    title,
    authors: people,
    keywords: [...keywords, ...chains],
    languages: [/[ßü]/.test(title) ? 'german' : /é|ï/.test(title) ? 'french' : 'english'],
    added: new Date(
      begun + Math.floor((index / count) * 5 * 365) * 24 * hours + chance.integer(8, 18) * hours,
    ).toISOString(),
    ...maybe(chance, 4, {
      abstract: index < handMade ? abstractOf(title, keywords) : drawAbstract(chance, title, keywords),
    }),
    ...maybe(chance, 2, { doi: `10.${chance.integer(1000, 9999)}/demo.${index}` }),
    ...maybe(chance, 1, { note: 'Read again before the next meeting; compare the appendix.' }),
    ...maybe(chance, 1, {
      otherFields: [
        { name: 'file', value: `:papers/${index}.pdf:PDF` },
        { name: 'ranking', value: 'rank4' },
      ],
    }),
  };
  const draft = withKind(kind, fields, year, chance);
  const published = Number(draft.fields.published?.slice(0, 4) ?? year);
  return {
    ...draft,
    fields: { ...draft.fields, citationKeys: [citationKey(people[0], published, keys)] },
  } as DocumentDraft;
}

/** What a document is about and who wrote it when. */
interface Work {
  readonly title: string;
  readonly keywords: readonly string[];
  readonly chains: readonly string[];
  readonly people: Entity[];
  readonly year: number;
}

/** So many have titles that were thought of one by one: each subject from each angle. */
const handMade = subjects.length * angles.length;

function takeHandMade(index: number, chance: Chance): Work {
  const { title, keywords, chains = [] } = subjects[index % subjects.length] ?? chance.pick(subjects);
  const angle = angles[Math.floor(index / subjects.length) % angles.length] ?? chance.pick(angles);
  const people = Array.from({ length: chance.pick([1, 1, 2, 2, 3, 7]) }, () => chance.pick(authors));
  return { title: `${title}: ${angle}`, keywords, chains, people, year: chance.integer(1905, lastYear) };
}

const lastYear = 2026;

function draw(count: number, chance: Chance): Work {
  const { title, keywords, chains = [] } = drawSubject(chance);
  // Squared, as libraries are: half of what is read is of the last fifteen years.
  const age = Math.floor((chance.integer(0, 9_999) / 10_000) ** 2 * 60);
  return { title, keywords, chains, people: drawPeople(chance, count), year: lastYear - age };
}

/** The year, or one of the early years of what did not appear yet. */
function notBefore(since: number, year: number): number {
  return year >= since ? year : Math.min(lastYear, since + (year % 12));
}

function withKind(kind: DocumentKind, common: CommonFields, wanted: number, chance: Chance): DocumentDraft {
  const page = chance.integer(1, 900);
  const pages = { pageStart: String(page), pageEnd: String(page + chance.integer(2, 30)) };
  const dayOrMonth = chance.pick([
    '',
    `-0${chance.integer(1, 9)}`,
    `-1${chance.integer(0, 2)}-${chance.integer(10, 28)}`,
  ]);
  switch (kind) {
    case 'journalArticle': {
      const { issn, since, ...journal } = chance.pick(journals);
      const year = notBefore(since, wanted);
      const issue = {
        journal: { ...journal, issn: [issn] },
        volume: String(chance.integer(1, 320)),
        number: String(chance.integer(1, 12)),
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
      const meeting = chance.pick(meetings);
      const year = notBefore(meeting.since, wanted);
      const published = `${year}${dayOrMonth}`;
      const proceedings = {
        title: `Proceedings of the ${year} ${meeting.title}`,
        series: meeting.series,
        publishers: [publisherOf(chance)],
        conference: { title: meeting.title, locations: [meeting.location] },
      };
      return { kind, fields: { ...common, ...pages, entryType: 'inproceedings', published, proceedings } };
    }
    case 'thesis': {
      const { name, location } = chance.pick(universities);
      const degreeType = chance.pick(['phdthesis', 'mathesis']);
      const pageTotal = String(chance.integer(60, 400));
      return {
        kind,
        fields: {
          ...common,
          entryType: 'thesis',
          published: `${wanted}${dayOrMonth}`,
          degreeType,
          institution: name,
          institutionLocations: [location],
          pageTotal,
        },
      };
    }
    case 'proceedings': {
      const meeting = chance.pick(meetings);
      const year = notBefore(meeting.since, wanted);
      const published = `${year}${dayOrMonth}`;
      const { authors: editors = [], ...rest } = common;
      const held = new Date(Date.UTC(year, 5, chance.integer(1, 20))).toISOString();
      return {
        kind,
        fields: {
          ...rest,
          title: `Proceedings of the ${year} ${meeting.title}`,
          entryType: 'proceedings',
          published,
          editors,
          publishers: [publisherOf(chance)],
          series: meeting.series,
          volume: String(chance.integer(1, 40)),
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
          published: `${wanted}${dayOrMonth}`,
          publishers: [publisherOf(chance)],
          ...maybe(chance, 2, { howPublished: 'On the authors’ site' }),
        },
      };
  }
}

function publisherOf(chance: Chance) {
  const { name, location } = chance.pick(publishers);
  return { name, locations: [location] };
}

/** The fields in `parts` fifths of all cases. */
function maybe<Fields extends object>(chance: Chance, parts: number, fields: Fields): Fields | Record<string, never> {
  return chance.integer(1, 5) <= parts ? fields : {};
}

function citationKey(author: Entity | undefined, year: number, keys: Map<string, number>): string {
  const name = author?.person?.family ?? author?.organization?.name.split(',')[0] ?? 'Anonymous';
  const key = `${fold(name).replace(/[^\p{L}]/gu, '') || 'anonymous'}${year}`;
  const seen = keys.get(key) ?? 0;
  keys.set(key, seen + 1);
  return seen === 0 ? key : `${key}${String.fromCharCode(97 + (seen % 26))}${seen > 25 ? Math.floor(seen / 26) : ''}`;
}
