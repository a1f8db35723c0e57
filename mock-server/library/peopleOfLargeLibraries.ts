// The people of a large library: some with many works, most with few, and those who write together do so again.
import type { Entity } from '#bibliography/documents.ts';
import type { Chance } from '../seededChance.ts';
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

/** The person of this number; the first are those of the small library. */
function personAt(number: number): Entity {
  const known = authors[number];
  if (known) return known;
  const name = given[(number * 7 + Math.floor(number / families.length)) % given.length] ?? 'Ada';
  const family = families[number % families.length] ?? 'Lovelace';
  // Two of the same name are two initials apart, as in life.
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

/** How many there are for a library of this size. */
function poolOf(documents: number): number {
  return Math.max(120, Math.ceil(documents / 3));
}

/** Who wrote one of `documents` works, together with people of the same circle. */
export function drawPeople(chance: Chance, documents: number): Entity[] {
  const pool = poolOf(documents);
  // Squared, so that the first of the pool write far more than the last.
  const first = Math.floor((chance.integer(0, 9_999) / 10_000) ** 2 * pool);
  const circle = Math.floor(first / 8) * 8;
  const many = chance.pick([1, 1, 2, 2, 3, 3, 4, 6]);
  const others = Array.from({ length: many - 1 }, () => circle + chance.integer(0, 7));
  return [...new Set([first, ...others])].map(personAt);
}
