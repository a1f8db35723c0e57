// The journals and conferences of the demo library.

export interface JournalVenue {
  name: string;
  issn: string;
  /** The year of its first volume. */
  since: number;
  subtitle?: string;
}

export const journals: readonly JournalVenue[] = [
  { name: 'Annals of Mathematics', issn: '0003-486X', since: 1884 },
  { name: 'Nature', issn: '0028-0836', since: 1869, subtitle: 'International journal of science' },
  { name: 'Communications of the ACM', issn: '0001-0782', since: 1958 },
  { name: 'Zeitschrift für Physik', issn: '0044-3328', since: 1920 },
  { name: 'Revue d’histoire des sciences', issn: '0151-4105', since: 1947 },
  { name: 'The Journal of Symbolic Logic', issn: '0022-4812', since: 1936 },
  { name: 'Physical Review Letters', issn: '0031-9007', since: 1958 },
];

export interface Meeting {
  title: string;
  series: string;
  location: string;
  /** The year of the first conference. */
  since: number;
}

export const meetings: readonly Meeting[] = [
  { title: 'Conference on Human Factors in Computing Systems', series: 'CHI', location: 'Hamburg', since: 1982 },
  { title: 'Symposium on Principles of Programming Languages', series: 'POPL', location: 'Málaga', since: 1973 },
  { title: 'International Congress of Mathematicians', series: 'ICM', location: 'Rio de Janeiro', since: 1897 },
  { title: 'Tagung für Digital Humanities im deutschsprachigen Raum', series: 'DHd', location: 'Passau', since: 2014 },
  { title: 'Joint Conference on Digital Libraries', series: 'JCDL', location: 'Santa Fe', since: 2001 },
];
