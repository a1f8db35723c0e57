// The markers of authors and editors, as listed in https://docs.jabref.org/setup/citationkeypatterns; in cases that this page leaves open, they follow the
// desktop app's BracketedPattern.
import type { Entity } from '../documents.ts';
import { keyText } from './keyText.ts';

/** Returns a text for the people in a field. */
export type PeopleMarker = (people: readonly Entity[]) => string;

const cut = (text: string, length: number): string => Array.from(text).slice(0, length).join('');
const capital = /^\p{Lu}/u;
const capitalsOf = (word: string): string => word.replace(/\P{Lu}/gu, '');

/** The word "university" in several languages, without similar words as in European Union or United Airlines. */
const university = /^uni(?:v\.?|vers[iy]\p{L}*|verz\p{L}*|wersytet\p{L}*)?$/iu;

/** The significant words of a part of an institution's name: not "the", "of" or "Ltd.". */
function wordsOfInstitution(part: string): string[] {
  return part
    .split(/[\s\-_&/]+/)
    .filter(
      (word) => university.test(word) || (capital.test(word) && !word.endsWith('.') && !/^(?:the|press)$/i.test(word)),
    );
}

/**
 * Abbreviates an institution, because whole names are too long for a key: the abbreviation that its name contains ("… (AGG)"); "Uni" and the other words of a
 * university; the initials if there are three or more words; or the capitals of a school or department.
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

/** The last name without particles such as "von" and "de". */
function lastNameIn(entity: Entity): string {
  if (entity.organization) return keyText(institutionKey(entity.organization.name));
  const { family, given } = entity.person;
  return keyText((family ?? '').trim() || (given ?? ''));
}

/** The last name with all its particles. */
function withParticles(entity: Entity): string {
  if (entity.organization) return lastNameIn(entity);
  const { droppingParticle, nonDroppingParticle } = entity.person;
  return [keyText(droppingParticle ?? ''), keyText(nonDroppingParticle ?? ''), lastNameIn(entity)].join(' ').trim();
}

function initialOf(entity: Entity | undefined): string {
  return entity?.person ? cut(keyText(entity.person.given ?? '').trim(), 1) : '';
}

const first: PeopleMarker = ([one]) => (one ? lastNameIn(one) : '');

/** The first `most` names, and `rest` if there are more. */
const joined =
  (most: number, separator = '', rest = ''): PeopleMarker =>
  (people) =>
    people.slice(0, most).map(lastNameIn).join(separator) + (people.length > most ? rest : '');

/** Both names if there are two; otherwise the first, and a word for the others. */
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

/** Distributes `length` characters among all names; if they can't be divided evenly, the first names get one more each. */
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

/** The label of BibTeX's `alpha` style. */
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

/** The markers of authors that contain numbers. */
const numberedMarkers: readonly (readonly [RegExp, (one: number, other: number) => PeopleMarker])[] = [
  [/^auth(\d+)$/, beginning],
  [/^auth(\d+)_(\d+)$/, beginning],
  [/^authIni(\d+)$/, shared],
  [/^authors(\d+)$/, (most) => joined(most, '', 'EtAl')],
];

/** The author marker that corresponds to an editor marker. */
const editorNames: readonly (readonly [RegExp, string])[] = [
  [/^edtr\.edtr\.ea$/, 'auth.auth.ea'],
  [/^edtr/, 'auth'],
  [/^editor(?=s|Ini|Last)/, 'author'],
];

/** The marker of people with this name, as an author marker. */
function authorMarker(name: string): PeopleMarker | undefined {
  const marker = authorMarkers.get(name);
  if (marker) return marker;
  for (const [form, make] of numberedMarkers) {
    const match = form.exec(name);
    if (match) return make(Number(match[1]), Number(match[2] ?? 1));
  }
  return undefined;
}

/** The people of a marker: authors are replaced by editors if there are none, unless the marker is "pure". */
export type MarkedPeople = 'authorsElseEditors' | 'authors' | 'editors';

/** Parses the name of a marker of people; undefined for other names. */
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
