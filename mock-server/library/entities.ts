// The people and institutions of the demo library, with names that are hard to handle: particles, accents, suffixes and several scripts.
import type { Entity } from '#bibliography/documents.ts';

export const authors: readonly Entity[] = [
  { person: { given: 'Ludwig', droppingParticle: 'van', family: 'Beethoven' } },
  { person: { given: 'Charles', nonDroppingParticle: 'de', family: 'Gaulle' } },
  { person: { given: 'Émilie', droppingParticle: 'du', family: 'Châtelet' } },
  { person: { given: 'Søren', family: 'Kierkegaard' } },
  { person: { given: 'José', family: 'Ortega y Gasset' } },
  { person: { given: 'Martin Luther', family: 'King', suffix: 'Jr.' } },
  { person: { given: 'Maria', family: 'Skłodowska-Curie' } },
  { person: { given: 'Ángela', family: 'Ruiz Robles' } },
  { person: { given: 'Paul', family: 'Erdős' } },
  { person: { given: 'Rózsa', family: 'Péter' } },
  { person: { given: 'Anders Jonas', family: 'Ångström' } },
  { person: { given: 'Bartel Leendert', nonDroppingParticle: 'van der', family: 'Waerden' } },
  { person: { given: 'Sofja', family: 'Kowalewskaja' } },
  { person: { given: 'Srinivasa', family: 'Ramanujan' } },
  { person: { given: 'Ada', family: 'Lovelace' } },
  { person: { given: 'Grace', family: 'Hopper' } },
  { person: { given: 'Tu', family: 'Youyou' } },
  { person: { given: '秀樹', family: '湯川' } },
  { person: { given: 'Łukasz', family: 'Jędrzejewski' } },
  { person: { given: 'Çiğdem', family: 'Şahin' } },
  { person: { given: 'Nguyễn Thị', family: 'Ánh' } },
  { person: { given: 'Jürgen', family: 'Müller-Lüdenscheidt' } },
  { person: { given: 'Aoife', family: 'O’Connor' } },
  { person: { family: 'Plato' } },
  { organization: { name: 'CERN, The ATLAS Collaboration' } },
  { organization: { name: 'Intergovernmental Panel on Climate Change' } },
  { organization: { name: 'Deutsches Institut für Normung' } },
];

export interface Place {
  name: string;
  location: string;
}

export const universities: readonly Place[] = [
  { name: 'Université Paris Cité', location: 'Paris' },
  { name: 'ETH Zürich', location: 'Zürich' },
  { name: 'Uniwersytet Warszawski', location: 'Warszawa' },
  { name: 'University of Manchester', location: 'Manchester' },
  { name: '京都大学', location: '京都' },
  { name: 'Universidad de Salamanca', location: 'Salamanca' },
];

export const publishers: readonly Place[] = [
  { name: 'Springer', location: 'Berlin' },
  { name: 'Cambridge University Press', location: 'Cambridge' },
  { name: 'Éditions du Seuil', location: 'Paris' },
  { name: 'Association for Computing Machinery', location: 'New York' },
  { name: 'Suhrkamp', location: 'Frankfurt am Main' },
];
