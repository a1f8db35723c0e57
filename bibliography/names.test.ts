// Names: short and long, sorted, read from a pasted line and written back.
import { describe, expect, test } from 'vitest';
import type { Entity } from './documents.ts';
import { formatEntities, formatEntity, lastName, parseNames, printNames, sortableName } from './names.ts';

const kastenholz: Entity = { person: { family: 'Kastenholz', given: 'Mika A.' } };
const huenenberger: Entity = { person: { family: 'Hünenberger', given: 'Philippe H.' } };
const beethoven: Entity = { person: { family: 'Beethoven', given: 'Ludwig', droppingParticle: 'van' } };
const gaulle: Entity = { person: { family: 'Gaulle', given: 'Charles', nonDroppingParticle: 'de' } };
const king: Entity = { person: { family: 'King', given: 'Martin Luther', suffix: 'Jr.' } };
const office: Entity = { organization: { name: 'World Tide Office' } };

test('in full', () => {
  expect([kastenholz, beethoven, gaulle, king, office].map(formatEntity)).toEqual([
    'Mika A. Kastenholz',
    'Ludwig van Beethoven',
    'Charles de Gaulle',
    'Martin Luther King Jr.',
    'World Tide Office',
  ]);
  expect(formatEntity({ person: { family: 'Alembert', given: 'Jean', nonDroppingParticle: "d'" } })).toBe(
    "Jean d'Alembert",
  );
});

test('lists in short and in full', () => {
  expect(formatEntities([])).toBe('');
  expect(formatEntities([gaulle])).toBe('de Gaulle');
  expect(formatEntities([kastenholz, huenenberger])).toBe('Kastenholz & Hünenberger');
  expect(formatEntities([{ person: { family: 'Aksın' } }, kastenholz, office])).toBe('Aksın et al.');
  expect(formatEntities([kastenholz, beethoven, office], 'full')).toBe(
    'Mika A. Kastenholz, Ludwig van Beethoven & World Tide Office',
  );
});

test('sorted by family name, particles last', () => {
  expect([gaulle, beethoven, king, office].map(sortableName)).toEqual([
    'Gaulle Charles de',
    'Beethoven Ludwig van',
    'King Martin Luther Jr.',
    'World Tide Office',
  ]);
  expect(lastName({ person: { given: 'Aristotle' } })).toBe('Aristotle');
});

describe('parseNames', () => {
  test.each<[string, Entity[]]>([
    ['Knuth, Donald E.', [{ person: { family: 'Knuth', given: 'Donald E.' } }]],
    ['Donald E. Knuth', [{ person: { family: 'Knuth', given: 'Donald E.' } }]],
    ['Knuth', [{ person: { family: 'Knuth' } }]],
    ['danah boyd', [{ person: { family: 'boyd', nonDroppingParticle: 'danah' } }]],
    ['Ludwig van Beethoven', [{ person: { family: 'Beethoven', given: 'Ludwig', nonDroppingParticle: 'van' } }]],
    [
      'de la Vallée Poussin, Charles',
      [{ person: { family: 'Vallée Poussin', given: 'Charles', nonDroppingParticle: 'de la' } }],
    ],
    ['King, Jr., Martin Luther', [{ person: { family: 'King', given: 'Martin Luther', suffix: 'Jr.' } }]],
    ['Martin Luther King Jr.', [{ person: { family: 'King', given: 'Martin Luther', suffix: 'Jr.' } }]],
    ['{van der Waals}, Johannes', [{ person: { family: 'van der Waals', given: 'Johannes' } }]],
    ['{Barnes and Noble, Inc.}', [{ organization: { name: 'Barnes and Noble, Inc.' } }]],
    [
      'Muster, Mia AND {World Tide Office}; Jan Smit and others',
      [{ person: { family: 'Muster', given: 'Mia' } }, office, { person: { family: 'Smit', given: 'Jan' } }],
    ],
    ['Anders Sandberg', [{ person: { family: 'Sandberg', given: 'Anders' } }]],
    ['', []],
    [' and ', []],
    ['}{', []],
  ])('%s', (text, entities) => {
    expect(parseNames(text)).toEqual(entities);
  });

  test('reads back what printNames writes', () => {
    const names: Entity[] = [
      kastenholz,
      gaulle,
      king,
      office,
      { person: { family: 'van der Waals', given: 'J.' } },
      { person: { family: 'Plato' } },
    ];
    expect(parseNames(printNames(names))).toEqual(names);
  });
});
