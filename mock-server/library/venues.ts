// Where the documents of the demo library appeared.

export interface JournalVenue {
  name: string;
  issn: string;
  subtitle?: string;
}

export const journals: readonly JournalVenue[] = [
  { name: 'Annals of Mathematics', issn: '0003-486X' },
  { name: 'Nature', issn: '0028-0836', subtitle: 'International journal of science' },
  { name: 'Communications of the ACM', issn: '0001-0782' },
  { name: 'Zeitschrift für Physik', issn: '0044-3328' },
  { name: 'Revue d’histoire des sciences', issn: '0151-4105' },
  { name: 'The Journal of Symbolic Logic', issn: '0022-4812' },
  { name: 'Physical Review Letters', issn: '0031-9007' },
];

export interface Meeting {
  title: string;
  series: string;
  location: string;
}

export const meetings: readonly Meeting[] = [
  { title: 'Conference on Human Factors in Computing Systems', series: 'CHI', location: 'Hamburg' },
  { title: 'Symposium on Principles of Programming Languages', series: 'POPL', location: 'Málaga' },
  { title: 'International Congress of Mathematicians', series: 'ICM', location: 'Rio de Janeiro' },
  { title: 'Tagung für Digital Humanities im deutschsprachigen Raum', series: 'DHd', location: 'Passau' },
  { title: 'Joint Conference on Digital Libraries', series: 'JCDL', location: 'Santa Fe' },
];
