// Tests that names are written in the shortest form that is read as the same name.
import { describe, expect, test } from 'vitest';
import type { PersonName } from '../documents.ts';
import { writeNames } from './writeNames.ts';

const people: readonly [string, PersonName][] = [
  ['Knuth, Donald E.', { family: 'Knuth', given: 'Donald E.' }],
  ['van Beethoven, Ludwig', { family: 'Beethoven', given: 'Ludwig', nonDroppingParticle: 'van' }],
  ['Aristotle', { family: 'Aristotle' }],
  ['王, 明', { family: '王', given: '明' }],
  ["d'Alembert, Jean", { family: "d'Alembert", given: 'Jean' }],
  ['al-Khwarizmi, Muhammad', { family: 'al-Khwarizmi', given: 'Muhammad' }],
  ['King, III, Martin', { family: 'King', given: 'Martin', suffix: 'III' }],
  ['hooks, bell', { family: 'hooks', given: 'bell' }],
  ['{van der Berg}, Jan', { family: 'van der Berg', given: 'Jan' }],
];

describe.each(['bibtex', 'biblatex'] as const)('in %s', (dialect) => {
  test.each(people)('%s', (written, person) => {
    expect(writeNames([{ person }], dialect)).toBe(written);
  });

  test('in a list that ends with "and others"', () => {
    const entities = [{ organization: { name: 'CERN and others' } }, { person: { family: 'Plato' } }];
    expect(writeNames(entities, dialect, true)).toBe('{CERN and others} and Plato and others');
  });
});
