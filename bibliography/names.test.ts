// Tests how names are shown, in full and shortened, and sorted.
import { expect, test } from 'vitest';
import type { Entity } from './documents.ts';
import { formatEntities, formatEntity, lastName, sortableName } from './names.ts';

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

test('lists, shortened and in full', () => {
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
