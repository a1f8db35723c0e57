// What the documents of the demo library are about: a title is a subject seen from an angle.

export interface Subject {
  title: string;
  keywords: readonly string[];
  /** Keywords of keywords, for who arranges them so; texts about the subject do not name them. */
  chains?: readonly string[];
}

export const subjects: readonly Subject[] = [
  { title: 'Citation graphs', keywords: ['bibliometrics', 'graphs'] },
  {
    title: 'Superconductivity in thin films',
    keywords: ['physics', 'materials'],
    chains: ['physics > condensed matter > superconductivity'],
  },
  { title: 'Reading in the age of the scroll bar', keywords: ['reading', 'interfaces'] },
  { title: 'The Riemann hypothesis', keywords: ['number theory', 'zeta function'] },
  { title: 'Type inference with row polymorphism', keywords: ['programming languages', 'types'] },
  { title: 'Über die Größe kleiner Mengen', keywords: ['set theory', 'Mengenlehre'] },
  { title: 'Radioactive decay chains', keywords: ['physics', 'radioactivity'], chains: ['physics > nuclear'] },
  { title: 'La naïveté comme méthode', keywords: ['philosophy', 'méthode'] },
  { title: 'Collaborative editing without conflicts', keywords: ['distributed systems', 'editing'] },
  { title: 'Glacier retreat in the Øresund region', keywords: ['climate', 'Øresund'] },
  { title: 'Metadata of scholarly works', keywords: ['libraries', 'metadata'] },
  { title: 'Protein folding at low temperature', keywords: ['biology', 'proteins'] },
  {
    title: 'Statecharts for reactive interfaces',
    keywords: ['statecharts', 'interfaces'],
    chains: ['computing > interfaces'],
  },
  { title: 'Medieval marginalia', keywords: ['history', 'manuscripts'] },
  {
    title: 'Trigram indexes for approximate search',
    keywords: ['databases', 'search'],
    chains: ['computing > databases > search'],
  },
  { title: '中間子の質量について', keywords: ['physics', 'mesons'], chains: ['physics > particles > mesons'] },
  { title: 'Dark matter haloes', keywords: ['astronomy', 'cosmology'], chains: ['physics > astrophysics'] },
  { title: 'The ethics of attribution', keywords: ['ethics', 'authorship'] },
];

export const angles: readonly string[] = [
  'a survey',
  'an introduction',
  'new evidence',
  'a reappraisal',
  'foundations and applications',
  'lessons from twenty years',
];

/** A paragraph that says something about a title without saying much. */
export function abstractOf(title: string, keywords: readonly string[]): string {
  return (
    `We take up the question behind “${title}” where earlier work left it. ` +
    `Drawing on ${keywords.join(' and ')}, we show under which conditions the known results hold, where they fail, ` +
    'and what remains to be done. All data are available from the authors.'
  );
}
