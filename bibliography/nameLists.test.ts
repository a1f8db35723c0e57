// Tests lists of names: parsed from pasted text, and written.
import { describe, expect, test } from 'vitest';
import type { Entity } from './documents.ts';
import { parseNames, printNames } from './nameLists.ts';

const office: Entity = { organization: { name: 'World Tide Office' } };

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

  test('parses the output of printNames', () => {
    const names: Entity[] = [
      { person: { family: 'Kastenholz', given: 'Mika A.' } },
      { person: { family: 'Gaulle', given: 'Charles', nonDroppingParticle: 'de' } },
      { person: { family: 'King', given: 'Martin Luther', suffix: 'Jr.' } },
      office,
      { person: { family: 'van der Waals', given: 'J.' } },
      { person: { family: 'Plato' } },
    ];
    expect(parseNames(printNames(names))).toEqual(names);
  });
});
