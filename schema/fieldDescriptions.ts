// The schema's descriptions of the fields in bibliography/fields/table.ts. The compiler reports fields without a description.
import type { kindCells, partCells } from '#bibliography/fields/table.ts';

type Kinds = typeof kindCells;
type Parts = typeof partCells;

/** One text, or separate texts for the output type and the input type. */
export type FieldText = string | { readonly output: string; readonly input: string };

type KindFieldName = { [Kind in keyof Kinds]: keyof Kinds[Kind] }[keyof Kinds];
type KindsWith<Name> = { [Kind in keyof Kinds]: Name extends keyof Kinds[Kind] ? Kind : never }[keyof Kinds];

/** A text for all kinds that have the field, or one for each kind where it means different things. */
type KindFieldDescriptions = {
  readonly [Name in KindFieldName]: FieldText | { readonly ofKind: Readonly<Record<KindsWith<Name>, FieldText>> };
};

type PartFieldDescriptions = {
  readonly [Part in keyof Parts]: { readonly [Name in keyof Parts[Part]]: FieldText };
};

/** The fields of documents. */
export const kindFieldDescriptions: KindFieldDescriptions = {
  title: 'The title.',
  subtitle: 'The subtitle.',
  titleAddon: 'An addition to the title, printed in a different typeface, such as the occasion of a lecture.',
  authors: 'The authors, in the order of the title page.',
  editors: 'The editors.',
  annotators: 'The annotators.',
  commentators: 'The commentators.',
  translated: 'The translators and the original languages; null if it is not a translation.',
  published:
    'When it was published: EDTF level 0 or 1, for example `1998`, `1998-05`, `1998-05-21`, `1998-22` (summer), `1998~` or an interval `1998/1999`.',
  in: {
    ofKind: {
      journalArticle: 'The issue of the journal.',
      proceedings: 'The multivolume proceedings that this is a volume of.',
    },
  },
  proceedings: 'The proceedings with all their fields. Use instead of `in`.',
  pageStart: 'The first page, for example `135` or `xiii`.',
  pageEnd: 'The last page.',
  electronicId: "Replaces the page numbers in an electronic publication (BibLaTeX's eid).",
  chapter: 'The chapter, section or other unit of the book.',
  degreeType: "The degree that it was written for, for example `phdthesis` or `Master's thesis`.",
  institution: 'The name of the university or institute.',
  institutionLocations: 'Where the university or institute is.',
  conference: 'The conference.',
  publishers: 'The publishers.',
  series: 'The series that it belongs to, for example `Lecture Notes in Computer Science`.',
  number: 'The number within the series.',
  volume: 'The volume.',
  part: 'The part of the volume, if the volume is bound in several parts.',
  isbn: 'The International Standard Book Number.',
  issn: 'The International Standard Serial Numbers of the series or periodical, for print and online.',
  volumes: 'The number of volumes of a multivolume work.',
  organizations: 'The organizations that made or published it.',
  locations: 'Where it was published.',
  pageTotal: 'The number of pages.',
  type: 'What it is, as a BibLaTeX entry type, for example `report`.',
  bookTitle: 'The title of the book that it is part of.',
  howPublished: 'How it was published, if in an unusual way.',
  doi: 'The Digital Object Identifier.',
  url: 'The address on the web, without markup.',
  urlDate: 'When the address was last visited: EDTF level 0 or 1, for example `1998-05-21`.',
  eprint: 'The number of an e-print in its archive, for example `2101.00001`.',
  eprintType:
    'The archive of the e-print. Known values: `arxiv`, `hal`, `pubmed`, `jstor`, `hdl`, `googlebooks`; any other text is kept.',
  eprintClass: 'The section of the archive, for example `cs.DL`.',
  pubmedId: 'The PubMed ID (PMID), a number of at most nine digits; any other text is kept.',
  edition: 'The edition: a number such as `2`, or words such as `Revised edition`.',
  version: 'The version of software or of a document.',
  abstract: 'The abstract.',
  keywords: 'Words that describe the content.',
  languages: 'The languages that it is written in.',
  publicationState:
    "BibLaTeX's pubstate. Known values: `inpreparation`, `submitted`, `forthcoming`, `inpress`, `prepublished`; any other text is kept.",
  note: 'A note that fits no other field.',
  citationKeys: 'The citation keys. The first is the preferred one; the others are aliases.',
  entryType:
    "The entry type in the imported file, in lowercase, for example BibTeX's `techreport`. Not needed for new documents.",
  otherFields: 'Imported fields that have no equivalent here, kept verbatim.',
  added: {
    output: 'When it was added to the library.',
    input: 'When it was added to the library; by default, now. Ignored when a document is changed.',
  },
};

/** The fields of the parts of documents. */
export const partFieldDescriptions: PartFieldDescriptions = {
  journal: {
    name: 'The name of the journal.',
    subtitle: 'The subtitle of the journal.',
    titleAddon: 'An addition to the name.',
    issn: 'The International Standard Serial Numbers, with or without the hyphen.',
  },
  journalIssue: {
    journal: 'The journal.',
    volume: 'The volume.',
    number: 'The number of the issue.',
    series: 'The series of the journal, if its volume numbering restarted.',
    name: 'The name of the issue, if it has one instead of a number: `Summer`.',
    title: 'The title of the issue, for example of a special issue.',
    subtitle: 'The subtitle of the issue.',
    titleAddon: 'An addition to the title of the issue.',
  },
  translated: {
    translators: 'The translators.',
    originalLanguages: 'The languages of the original.',
  },
  multiVolume: {
    title: 'The title of the whole work.',
    subtitle: 'The subtitle of the whole work.',
    titleAddon: 'An addition to the title of the whole work.',
    totalVolumes: 'The number of volumes.',
    isbn: 'The International Standard Book Number of the whole work.',
    series: 'The series that it belongs to.',
    number: 'The number within the series.',
  },
  event: {
    title: 'The title of the event.',
    titleAddon: 'An addition to the title, such as a well-known acronym.',
    startDate: 'When it began.',
    endDate: 'When it ended.',
    locations: 'Where it took place.',
    sponsors: 'The sponsoring organizations.',
  },
  publisher: {
    name: 'The name; null if only the place is known.',
    locations: 'Where it is.',
  },
  person: {
    given: 'The given names, in full or as initials.',
    nonDroppingParticle: 'A particle that is kept when only the family name is shown: `de` in Charles de Gaulle.',
    droppingParticle: 'A particle that is dropped when only the family name is shown: `van` in Ludwig van Beethoven.',
    family: 'The family name without particles and suffix: `Beethoven`.',
    suffix: 'The suffix of the name: `Jr.`, `III`.',
  },
};
