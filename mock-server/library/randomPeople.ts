// Chooses the authors of documents in a large library: a few people write many works, most write few, and coauthors write together again.
import type { Entity } from '#bibliography/documents.ts';
import type { SeededRandom } from '../seededRandom.ts';
import { authors } from './entities.ts';

const given: readonly string[] = [
  ...[
    'Aisha',
    'Agnieszka',
    'Anaïs',
    'Bjørn',
    'Chiara',
    'Dmitri',
    'Eszter',
    'Fatima',
    'Gergő',
    'Hanneke',
    'Ivana',
    'João',
  ],
  ...[
    'Kwame',
    'Leïla',
    'Mårten',
    'Nandini',
    'Óscar',
    'Philippa',
    'Qiang',
    'Ruth',
    'Siobhán',
    'Tomáš',
    'Ulrike',
    'Valentín',
  ],
  ...['Wanjiru', 'Xiulan', 'Yuki', 'Zoë', 'Jean-Luc', 'Mary Ann'],
];
const families: readonly string[] = [
  ...[
    'Adeyemi',
    'Bergström',
    'Çelik',
    'Díaz',
    'Eriksen',
    'Fernández',
    'García Márquez',
    'Hernández',
    'Ivanova',
    'Jørgensen',
  ],
  ...[
    'Kovács',
    'Lindqvist',
    'Mbeki',
    'Nováková',
    'O’Brien',
    'Pérez',
    'Quiñones',
    'Rossi',
    'Sánchez',
    'Tanaka',
    'Uzun',
    'Vâlcea',
  ],
  ...[
    'Wójcik',
    'Ximénez',
    'Yılmaz',
    'Zhang',
    'Ávila',
    'Åkesson',
    'Šimić',
    'Łukasik',
    'Smith-Jones',
    'Papadopoulos',
    'Nguyen',
  ],
  ...['Müller', 'Dubois', 'Silva', 'Kim', 'Haddad', 'Okafor', 'Singh'],
];
const particles: readonly string[] = ['van der', 'de la', 'von', 'dos', 'ter', 'di'];

/** The person with this number. The first ones are the authors of the handwritten documents. */
function personAt(number: number): Entity {
  const known = authors[number];
  if (known) return known;
  const name = given[(number * 7 + Math.floor(number / families.length)) % given.length] ?? 'Ada';
  const family = families[number % families.length] ?? 'Lovelace';
  // People with the same name get different initials.
  const initial = String.fromCharCode(65 + (Math.floor(number / (given.length * families.length)) % 26));
  const isInitialed = number >= given.length * families.length;
  const particle = number % 17 === 0 ? particles[number % particles.length] : undefined;
  return {
    person: {
      given: isInitialed ? `${name} ${initial}.` : name,
      family,
      ...(particle === undefined ? {} : { nonDroppingParticle: particle }),
    },
  };
}

/** The number of people for a library of this size. */
function poolSize(documents: number): number {
  return Math.max(120, Math.ceil(documents / 3));
}

/** The authors of one of `documents` works: one person, and others of the same eight who write together. */
export function randomPeople(random: SeededRandom, documents: number): Entity[] {
  const pool = poolSize(documents);
  // Squared, so that the first people write far more than the last.
  const first = Math.floor((random.integer(0, 9_999) / 10_000) ** 2 * pool);
  const circle = Math.floor(first / 8) * 8;
  const count = random.pick([1, 1, 2, 2, 3, 3, 4, 6]);
  const others = Array.from({ length: count - 1 }, () => circle + random.integer(0, 7));
  return [...new Set([first, ...others])].map(personAt);
}
