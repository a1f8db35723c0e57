// The documents that stories show: one of each kind, with typical data.
import type { DocumentDraft, DocumentKind, Entity } from '#bibliography/documents.ts';

const person = (given: string, family: string): Entity => ({ person: { given, family } });

/** One document of each kind. */
export const drafts: { readonly [Kind in DocumentKind]: Extract<DocumentDraft, { kind: Kind }> } = {
  journalArticle: {
    kind: 'journalArticle',
    fields: {
      citationKeys: ['Parker_2006'],
      entryType: 'article',
      title: 'Mood state effects of chocolate',
      authors: [person('Gordon', 'Parker'), person('Isabella', 'Parker'), person('Heather', 'Brotchie')],
      abstract:
        'Chocolate consumption has long been associated with enjoyment and pleasure. Popular claims confer on chocolate the properties of being a stimulant, relaxant, euphoriant, aphrodisiac, tonic and antidepressant.',
      keywords: ['cacao', 'mood', 'emotional eating'],
      languages: ['english'],
      doi: '10.1016/j.jad.2006.02.007',
      published: '2006-06',
      pageStart: '149',
      pageEnd: '159',
      in: { volume: '92', number: '2–3', journal: { name: 'Journal of Affective Disorders', issn: ['0165-0327'] } },
      otherFields: [{ name: 'pmid', value: '16546266' }],
    },
  },
  proceedingsArticle: {
    kind: 'proceedingsArticle',
    fields: {
      citationKeys: ['Codd_1971'],
      entryType: 'inproceedings',
      title: 'A data base sublanguage founded on the relational calculus',
      authors: [{ person: { given: 'Edgar F.', family: 'Codd' } }],
      published: '1971',
      pageStart: '35',
      pageEnd: '68',
      keywords: ['databases'],
      proceedings: {
        title: 'Proceedings of the ACM SIGFIDET Workshop on Data Description, Access and Control',
        publishers: [{ name: 'ACM', locations: ['New York'] }],
        conference: {
          title: 'ACM SIGFIDET Workshop',
          startDate: '1971-11-11T00:00:00.000Z',
          endDate: '1971-11-12T00:00:00.000Z',
          locations: ['San Diego, California'],
        },
      },
    },
  },
  thesis: {
    kind: 'thesis',
    fields: {
      citationKeys: ['Curie_1903'],
      entryType: 'phdthesis',
      title: 'Recherches sur les substances radioactives',
      authors: [{ person: { given: 'Marie', family: 'Curie' } }],
      published: '1903',
      degreeType: 'phdthesis',
      institution: 'Faculté des sciences de Paris',
      institutionLocations: ['Paris'],
      languages: ['french'],
      pageTotal: '142',
    },
  },
  proceedings: {
    kind: 'proceedings',
    fields: {
      citationKeys: ['Solvay_1911'],
      entryType: 'proceedings',
      title: 'La théorie du rayonnement et les quanta',
      subtitle: 'Rapports et discussions de la réunion tenue à Bruxelles',
      editors: [
        person('Paul', 'Langevin'),
        { person: { given: 'Maurice', nonDroppingParticle: 'de', family: 'Broglie' } },
      ],
      published: '1912',
      publishers: [{ name: 'Gauthier-Villars', locations: ['Paris'] }],
      conference: { title: 'Premier Conseil Solvay', locations: ['Bruxelles'], sponsors: ['Ernest Solvay'] },
    },
  },
  other: {
    kind: 'other',
    fields: {
      citationKeys: ['IPCC_2023'],
      entryType: 'report',
      title: 'Climate change 2023: synthesis report',
      authors: [{ organization: { name: 'Intergovernmental Panel on Climate Change' } }],
      published: '2023',
      type: 'Assessment report',
      publishers: [{ name: 'IPCC', locations: ['Geneva'] }],
      note: 'Contribution of Working Groups I, II and III to the Sixth Assessment Report.',
    },
  },
};

/** A document with only a very long title and many authors. */
export const longDraft: DocumentDraft = {
  kind: 'journalArticle',
  fields: {
    title:
      'Effects of the regular consumption of dark, milk and white chocolate on mood, memory and the cardiovascular system of adults between forty and seventy years of age: a systematic review of randomized controlled trials with a network meta-analysis',
    authors: Array.from({ length: 14 }, (_, index) =>
      person('Alexandra-Maximiliane', `Wolfeschlegelstein-${index + 1}`),
    ),
    keywords: [
      'cardiovascular disease prevention and control in elderly people',
      'cacao',
      'memory',
      'mood',
      'meta-analysis',
    ],
    published: '2021',
  },
};

/** A document without anything. */
export const emptyDraft: DocumentDraft = { kind: 'other', fields: {} };
