// The subjects of the first documents of the demo library. A title is a subject followed by an angle.

export interface Subject {
  title: string;
  keywords: readonly string[];
  /** Hierarchical keywords such as `physics > nuclear`, which are not used in abstracts. */
  keywordPaths?: readonly string[];
}

export const subjects: readonly Subject[] = [
  { title: 'Citation graphs', keywords: ['bibliometrics', 'graphs'] },
  {
    title: 'Superconductivity in thin films',
    keywords: ['physics', 'materials'],
    keywordPaths: ['physics > condensed matter > superconductivity'],
  },
  { title: 'Reading in the age of the scroll bar', keywords: ['reading', 'interfaces'] },
  { title: 'The Riemann hypothesis', keywords: ['number theory', 'zeta function'] },
  { title: 'Type inference with row polymorphism', keywords: ['programming languages', 'types'] },
  { title: 'Über die Größe kleiner Mengen', keywords: ['set theory', 'Mengenlehre'] },
  { title: 'Radioactive decay chains', keywords: ['physics', 'radioactivity'], keywordPaths: ['physics > nuclear'] },
  { title: 'La naïveté comme méthode', keywords: ['philosophy', 'méthode'] },
  { title: 'Collaborative editing without conflicts', keywords: ['distributed systems', 'editing'] },
  { title: 'Glacier retreat in the Øresund region', keywords: ['climate', 'Øresund'] },
  { title: 'Metadata of scholarly works', keywords: ['libraries', 'metadata'] },
  { title: 'Protein folding at low temperature', keywords: ['biology', 'proteins'] },
  {
    title: 'Statecharts for reactive interfaces',
    keywords: ['statecharts', 'interfaces'],
    keywordPaths: ['computing > interfaces'],
  },
  { title: 'Medieval marginalia', keywords: ['history', 'manuscripts'] },
  {
    title: 'Trigram indexes for approximate search',
    keywords: ['databases', 'search'],
    keywordPaths: ['computing > databases > search'],
  },
  { title: '中間子の質量について', keywords: ['physics', 'mesons'], keywordPaths: ['physics > particles > mesons'] },
  { title: 'Dark matter haloes', keywords: ['astronomy', 'cosmology'], keywordPaths: ['physics > astrophysics'] },
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

/** An abstract that fits any title. */
export function genericAbstract(title: string, keywords: readonly string[]): string {
  return (
    `We take up the question behind “${title}” where earlier work left it. ` +
    `Drawing on ${keywords.join(' and ')}, we show under which conditions the known results hold, where they fail, ` +
    'and what remains to be done. All data are available from the authors.'
  );
}
