// The markers of authors and editors, as https://docs.jabref.org/setup/citationkeypatterns lists them; where that page leaves a case open,
// what the desktop app's BracketedPattern does.
import type { Entity } from '../documents.ts';
import { keyText } from './keyText.ts';

/** Makes a text of the people in a field. */
export type PeopleMarker = (people: readonly Entity[]) => string;

const cut = (text: string, length: number): string => Array.from(text).slice(0, length).join('');
const capital = /^\p{Lu}/u;
const capitalsOf = (word: string): string => word.replace(/\P{Lu}/gu, '');

/** A university in the languages that call it so, and nothing else that begins alike: not the European Union, not United Airlines. */
const university = /^uni(?:v\.?|vers[iy]\p{L}*|verz\p{L}*|wersytet\p{L}*)?$/iu;

/** The words of a part of an institution's name by which it is known: not "the", not "of", not "Ltd.". */
function wordsOfInstitution(part: string): string[] {
  return part
    .split(/[\s\-_&/]+/)
    .filter(
      (word) => university.test(word) || (capital.test(word) && !word.endsWith('.') && !/^(?:the|press)$/i.test(word)),
    );
}

/**
 * An institution in short, since a whole name is no key: the abbreviation that stands in it ("… (AGG)"), "Uni" with the other words of a
 * university, of three words or more the first letters, and the capitals of a school or department.
 */
function institutionKey(name: string): string {
  const abbreviation = /\((\p{Lu}{2,})\)/u.exec(name)?.[1];
  if (abbreviation !== undefined) return abbreviation;
  let universityKey: string | null = null;
  let unit = '';
  let rest: string | null = null;
  const parts = name.split(',');
  for (const part of parts) {
    const words = wordsOfInstitution(part);
    const has = (form: RegExp): boolean => words.some((word) => form.test(word));
    if (has(university) && !has(/^tech/i)) {
      universityKey ??= `Uni${words.filter((word) => !university.test(word)).join('')}`;
    } else if (parts.length > 1 && has(/^(?:school$|d[ei]p|lab)/i)) {
      unit ||= words
        .filter((word) => !/^(?:d[ei]p|school$|faculty$)/i.test(word))
        .map(capitalsOf)
        .join('');
    } else {
      rest ??= words.length >= 3 ? words.map((word) => cut(word, 1)).join('') : words.join('');
    }
  }
  const key = (universityKey ?? rest ?? '') + unit;
  return key === '' ? name : key;
}

/** The last name, without "von", "de" and the like. */
function lastNameIn(entity: Entity): string {
  if (entity.organization) return keyText(institutionKey(entity.organization.name));
  const { family, given } = entity.person;
  return keyText((family ?? '').trim() || (given ?? ''));
}

/** The same with everything that stands before it. */
function withParticles(entity: Entity): string {
  if (entity.organization) return lastNameIn(entity);
  const { droppingParticle, nonDroppingParticle } = entity.person;
  return [keyText(droppingParticle ?? ''), keyText(nonDroppingParticle ?? ''), lastNameIn(entity)].join(' ').trim();
}

function initialOf(entity: Entity | undefined): string {
  return entity?.person ? cut(keyText(entity.person.given ?? '').trim(), 1) : '';
}

const first: PeopleMarker = ([one]) => (one ? lastNameIn(one) : '');

/** The first names up to `most`, and `rest` where there are more. */
const joined =
  (most: number, separator = '', rest = ''): PeopleMarker =>
  (people) =>
    people.slice(0, most).map(lastNameIn).join(separator) + (people.length > most ? rest : '');

/** Both of two, else the first and a word for the others. */
const firstAndOthers =
  (separator: string, others: string): PeopleMarker =>
  (people) =>
    people.length <= 2 ? joined(2, separator)(people) : first(people) + others;

const beginning =
  (length: number, which = 1): PeopleMarker =>
  (people) => {
    const one = people[which - 1];
    return one ? cut(lastNameIn(one).replace(/\s/g, ''), length) : '';
  };

/** `length` characters shared among all, the first getting what is over. */
const shared =
  (length: number): PeopleMarker =>
  (people) =>
    people
      .map((_, index) => {
        const each = Math.floor(length / people.length) + (index < length % people.length ? 1 : 0);
        return beginning(each, index + 1)(people);
      })
      .join('');

const short: PeopleMarker = (people) =>
  people.length <= 1
    ? first(people)
    : people
        .slice(0, 3)
        .map((_, index) => beginning(1, index + 1)(people))
        .join('') + (people.length > 3 ? '+' : '');

/** The label of BibTeX's style "alpha". */
const alpha: PeopleMarker = (people) => {
  const words = people.slice(0, people.length > 4 ? 3 : 4).map((entity) => withParticles(entity).split(/\s+/));
  const [only] = words;
  if (people.length === 1 && only) {
    return only.map((word, index) => cut(word, index === only.length - 1 ? 3 : 1)).join('');
  }
  return (
    words
      .flat()
      .map((word) => cut(word, 1))
      .join('') + (people.length > 4 ? '+' : '')
  );
};

const firstAndInitials: PeopleMarker = (people) =>
  people.map((_, index) => beginning(index === 0 ? 5 : 1, index + 1)(people)).join('');

const authorMarkers: ReadonlyMap<string, PeopleMarker> = new Map<string, PeopleMarker>([
  ['auth', first],
  ['authFirstFull', ([one]) => (one ? withParticles(one) : '')],
  ['authForeIni', ([one]) => initialOf(one)],
  ['auth.etal', firstAndOthers('.', '.etal')],
  ['authEtAl', firstAndOthers('', 'EtAl')],
  ['auth.auth.ea', joined(2, '.', '.ea')],
  ['authors', joined(Infinity)],
  ['authorsAlpha', alpha],
  ['authorLast', (people) => first(people.slice(-1))],
  ['authorLastForeIni', (people) => initialOf(people.at(-1))],
  ['authorIni', firstAndInitials],
  ['authshort', short],
]);

/** The markers of authors with numbers in them. */
const numberedMarkers: readonly (readonly [RegExp, (one: number, other: number) => PeopleMarker])[] = [
  [/^auth(\d+)$/, beginning],
  [/^auth(\d+)_(\d+)$/, beginning],
  [/^authIni(\d+)$/, shared],
  [/^authors(\d+)$/, (most) => joined(most, '', 'EtAl')],
];

/** What an editor's marker is called as an author's. */
const editorNames: readonly (readonly [RegExp, string])[] = [
  [/^edtr\.edtr\.ea$/, 'auth.auth.ea'],
  [/^edtr/, 'auth'],
  [/^editor(?=s|Ini|Last)/, 'author'],
];

/** The marker of people with this name as that of an author. */
function authorMarker(name: string): PeopleMarker | undefined {
  const marker = authorMarkers.get(name);
  if (marker) return marker;
  for (const [form, make] of numberedMarkers) {
    const match = form.exec(name);
    if (match) return make(Number(match[1]), Number(match[2] ?? 1));
  }
  return undefined;
}

/** Of whom a marker speaks: authors fall back to editors, unless it says "pure". */
export type MarkedPeople = 'authorsElseEditors' | 'authors' | 'editors';

/** Reads the name of a marker of people; undefined where it is none. */
export function peopleMarker(name: string): { readonly of: MarkedPeople; readonly make: PeopleMarker } | undefined {
  if (name.startsWith('pure')) {
    const make = authorMarker(name.slice(4));
    return make && { of: 'authors', make };
  }
  for (const [form, replacement] of editorNames) {
    const make = form.test(name) ? authorMarker(name.replace(form, replacement)) : undefined;
    if (make) return { of: 'editors', make };
  }
  const make = authorMarker(name);
  return make && { of: 'authorsElseEditors', make };
}
