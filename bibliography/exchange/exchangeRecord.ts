// A document in the flat fields that the exchange formats RIS and CSL-JSON share: plain text without LaTeX. Titles may have formatting (formattedDraftTitles.ts).
import { readLatex } from '../bibtex/latex.ts';
import type {
  CommonFields,
  ConferenceEvent,
  DocumentDraft,
  Entity,
  ProceedingsFields,
  Publisher,
} from '../documents.ts';
import { documentDate } from '../documentDate.ts';
import { eprintNumber, eprintUrl, isArxiv } from '../eprints.ts';
import { isAddress, readUrl } from '../urls.ts';
import { readDate } from '../writtenDates.ts';

/** All but the plain fields (plainFields.ts). */
export interface ExchangeRecord {
  /** BibLaTeX's type of the entry: `article`, `inproceedings`, `thesis`, `proceedings`, or another one. */
  type: string;
  key: string;
  title: string | null;
  shortTitle: string | null;
  originalTitle: string | null;
  authors: readonly Entity[];
  /** Whether the list of authors ends with "and others". */
  hasMoreAuthors: boolean;
  editors: readonly Entity[];
  hasMoreEditors: boolean;
  translators: readonly Entity[];
  containerAuthors: readonly Entity[];
  /** The journal, proceedings or book that it appeared in. */
  container: string | null;
  containerShort: string | null;
  series: string | null;
  /** The multi-volume work that the volume, or the volume of the container, is part of. */
  set: string | null;
  /** The title of a special issue of the journal or magazine. */
  issueTitle: string | null;
  volume: string | null;
  part: string | null;
  /** The number of an issue, a report or a patent. */
  number: string | null;
  /** The number that a book has in its series. */
  seriesNumber: string | null;
  edition: string | null;
  version: string | null;
  pageStart: string | null;
  pageEnd: string | null;
  pageTotal: string | null;
  articleNumber: string | null;
  chapter: string | null;
  /** EDTF of level 0 or 1, or imported text that isn't EDTF. */
  published: string | null;
  /** The year in `published` if that isn't EDTF. */
  publishedYear: number | null;
  originalDate: string | null;
  publisher: string | null;
  place: string | null;
  /** The organizations behind a document that has a publisher, too. */
  authority: string | null;
  /** The holders of a patent. */
  holders: readonly Entity[];
  /** The type of a thesis or report. */
  genre: string | null;
  medium: string | null;
  event: string | null;
  /** The sponsors of the event. */
  organizers: readonly string[];
  eventPlace: string | null;
  eventDate: string | null;
  doi: string | null;
  isbns: readonly string[];
  issn: readonly string[];
  pmid: string | null;
  pmcid: string | null;
  /** Where a preprint is kept, and its number there. */
  archive: string | null;
  /** The part of the archive: the class of an e-print. */
  archiveCollection: string | null;
  archiveNumber: string | null;
  url: string | null;
  urlDate: string | null;
  abstract: string | null;
  note: string | null;
  annotation: string | null;
  keywords: readonly string[];
  languages: readonly string[];
  publicationState: string | null;
}

type Text = string | null | undefined;

/** The text without white space around it; null if it is empty. */
export const orNull = (text: Text): string | null => (text == null || text.trim() === '' ? null : text.trim());

const listed = (text: Text): readonly string[] => [orNull(text)].filter((each) => each !== null);

/** "2" or "2.1", where the volume comes in parts. */
export const volumeOf = ({ volume, part }: ExchangeRecord): string | null =>
  part === null ? volume : volume === null ? part : `${volume}.${part}`;

/** "Title: subtitle. Addon". */
function wholeTitle(title: Text, subtitle: Text, addon: Text = null): string | null {
  const titles = [orNull(title), orNull(subtitle)].filter((part) => part !== null).join(': ');
  const after = orNull(addon);
  if (titles === '') return after;
  return after === null ? titles : `${titles}${/[.?!](?:<\/[a-z]+>)*$/.test(titles) ? '' : '.'} ${after}`;
}

const joined = (texts: readonly Text[] | null | undefined): string | null =>
  orNull(
    (texts ?? [])
      .map(orNull)
      .filter((text) => text !== null)
      .join('; '),
  );

function publishedBy(publishers: readonly Publisher[] | null | undefined): Pick<ExchangeRecord, 'publisher' | 'place'> {
  return {
    publisher: joined(publishers?.map(({ name }) => name)),
    place: joined(publishers?.flatMap(({ locations }) => locations ?? [])),
  };
}

/** The days of a conference as a date of EDTF. */
function eventDateOf(event: ConferenceEvent | null | undefined): string | null {
  const days = [event?.startDate, event?.endDate].map((moment) => orNull(moment)?.slice(0, 10)).filter(Boolean);
  return orNull(days.join('/'));
}

function ofVolume(volume: ProceedingsFields) {
  return {
    series: orNull(volume.series) ?? orNull(volume.in?.series),
    set: wholeTitle(volume.in?.title, volume.in?.subtitle, volume.in?.titleAddon),
    volume: orNull(volume.volume),
    part: orNull(volume.part),
    seriesNumber: orNull(volume.number) ?? orNull(volume.in?.number),
    number: null,
    isbns: [...listed(volume.isbn), ...listed(volume.in?.isbn)],
    issn: volume.issn ?? [],
    editors: volume.editors ?? [],
    event: wholeTitle(volume.conference?.title, null, volume.conference?.titleAddon),
    organizers: volume.conference?.sponsors ?? [],
    eventPlace: joined(volume.conference?.locations),
    eventDate: eventDateOf(volume.conference),
    ...publishedBy(volume.publishers),
  };
}

function ofKind(draft: DocumentDraft): Partial<ExchangeRecord> & Pick<ExchangeRecord, 'type'> {
  switch (draft.kind) {
    case 'journalArticle': {
      const { in: issue, translated, pageStart, pageEnd, electronicId, editors, published } = draft.fields;
      const { locations } = draft.fields;
      return {
        type: 'article',
        container: wholeTitle(issue?.journal.name, issue?.journal.subtitle, issue?.journal.titleAddon),
        issueTitle: wholeTitle(issue?.title, issue?.subtitle, issue?.titleAddon),
        series: orNull(issue?.series),
        volume: orNull(issue?.volume),
        number: orNull(issue?.number) ?? orNull(issue?.name),
        issn: issue?.journal.issn ?? [],
        pageStart: orNull(pageStart),
        pageEnd: orNull(pageEnd),
        articleNumber: orNull(electronicId),
        editors: editors ?? [],
        translators: translated?.translators ?? [],
        place: joined(locations),
        published: orNull(published),
      };
    }
    case 'proceedingsArticle': {
      const { proceedings, in: title, pageStart, pageEnd, electronicId, chapter, published } = draft.fields;
      const volume: ProceedingsFields = proceedings ?? { title: title ?? null };
      return {
        ...ofVolume(volume),
        type: 'inproceedings',
        container: wholeTitle(volume.title, volume.subtitle, volume.titleAddon),
        pageStart: orNull(pageStart),
        pageEnd: orNull(pageEnd),
        articleNumber: orNull(electronicId),
        containerAuthors: volume.authors ?? [],
        chapter: orNull(chapter),
        published: orNull(published) ?? orNull(volume.published),
      };
    }
    case 'thesis': {
      const { degreeType, institution, institutionLocations, pageTotal, isbn, editors, published } = draft.fields;
      return {
        type: 'thesis',
        genre: orNull(degreeType),
        publisher: orNull(institution),
        place: joined(institutionLocations),
        pageTotal: orNull(pageTotal),
        isbns: listed(isbn),
        editors: editors ?? [],
        published: orNull(published),
      };
    }
    case 'proceedings': {
      const { pageTotal, published } = draft.fields;
      return {
        ...ofVolume(draft.fields),
        type: 'proceedings',
        pageTotal: orNull(pageTotal),
        published: orNull(published),
      };
    }
    case 'other': {
      const { type, entryType, publishers, editors, published, howPublished } = draft.fields;
      const { isbn, issn } = draft.fields;
      const how = orNull(howPublished);
      return {
        type: orNull(type) ?? orNull(entryType) ?? 'misc',
        editors: editors ?? [],
        ...(how === null ? {} : isAddress(how) ? { url: how } : { medium: how }),
        published: orNull(published),
        isbns: listed(isbn),
        issn: issn ?? [],
        ...publishedBy(publishers),
      };
    }
  }
}

/** Reads the LaTeX of a title. */
export type ReadTitle = (latex: string) => string | undefined;

const readText: ReadTitle = (latex) => readLatex([{ latex, mode: 'text' }])[0]?.text;

/** Values that an import stored as other fields, such as the volume of a book. */
export class OtherFields {
  readonly #draft: DocumentDraft;
  readonly #readTitle: ReadTitle;

  constructor(draft: DocumentDraft, readTitle: ReadTitle = readText) {
    this.#draft = draft;
    this.#readTitle = readTitle;
  }

  /** The value of the first of these fields, as it stands. */
  source(...names: readonly string[]): string | null {
    const others = this.#draft.fields.otherFields ?? [];
    for (const name of names) {
      const value = orNull(others.find((other) => other.name === name)?.value);
      if (value !== null) return value;
    }
    return null;
  }

  text(...names: readonly string[]): string | null {
    const latex = this.source(...names);
    return latex === null ? null : orNull(readText(latex));
  }

  title(...names: readonly string[]): string | null {
    const latex = this.source(...names);
    return latex === null ? null : orNull(this.#readTitle(latex));
  }

  url(...names: readonly string[]): string | null {
    const source = this.source(...names);
    return source === null ? null : orNull(readUrl(source));
  }

  date(...names: readonly string[]): string | null {
    const text = this.text(...names);
    return text === null ? null : (readDate(text) ?? text);
  }

  people(...names: readonly string[]): readonly Entity[] {
    return names.flatMap((name) => {
      const latex = this.source(name);
      return latex === null ? [] : (readLatex([{ latex, mode: 'names' }])[0]?.entities ?? []);
    });
  }

  /** Whether the list of names ends with "and others". */
  goesOn(name: string): boolean {
    return this.source(`${name}+others`) !== null;
  }
}

/** Whose `number` is that of the thing itself, and not the one that it has in a series. */
const numbered: ReadonlySet<string> = new Set(
  `article periodical suppperiodical patent report techreport online misc dataset software standard unpublished thesis`.split(
    /\s+/,
  ),
);

/** Where an eprint is: the archive, its number there and its address. */
function eprintOf(
  fields: CommonFields,
  other: OtherFields,
): Pick<ExchangeRecord, 'archive' | 'archiveNumber' | 'url' | 'pmid'> {
  const nothing = { archive: null, archiveNumber: null, url: null, pmid: null };
  const eprint = orNull(fields.eprint) ?? other.source('eprint');
  const type = orNull(fields.eprintType) ?? other.text('eprinttype', 'archiveprefix');
  if (eprint === null) return nothing;
  const archiveNumber = eprintNumber(eprint);
  if (type !== null && /^pubmed$/i.test(type)) return { ...nothing, pmid: archiveNumber };
  const archive = isArxiv(eprint, type) ? 'arXiv' : type;
  return { archive, archiveNumber, url: eprintUrl(eprint, type), pmid: null };
}

/** Everything that the exchange formats have a place for, except the plain fields. `readTitle` reads titles among the other fields. */
export function exchangeRecordOf(draft: DocumentDraft, key: string, readTitle?: ReadTitle): ExchangeRecord {
  const { fields } = draft;
  const own = ofKind(draft);
  const other = new OtherFields(draft, readTitle);
  const eprint = eprintOf(fields, other);
  const [pageStart, pageEnd] =
    own.pageStart == null && own.pageEnd == null
      ? (other.text('pages')?.split(/\s*[–—]\s*|(?<=^\d+)-(?=\d+$)/, 2) ?? [])
      : [own.pageStart, own.pageEnd];
  const number = own.number ?? other.text('number');
  const isNumbered = numbered.has(own.type);
  const organizations = draft.kind === 'other' ? joined(draft.fields.organizations) : null;
  const publisher = own.publisher ?? other.text('institution', 'school');
  const bookTitle = draft.kind === 'other' ? orNull(draft.fields.bookTitle) : null;
  const booktitle = wholeTitle(
    bookTitle ?? other.title('booktitle'),
    other.title('booksubtitle'),
    other.title('booktitleaddon'),
  );
  const title = wholeTitle(fields.title, fields.subtitle, fields.titleAddon);
  // A parent often has its own title as that of the book.
  const container = own.container ?? (booktitle === title ? null : booktitle) ?? other.title('journaltitle', 'journal');
  return {
    type: own.type,
    key,
    title,
    shortTitle: other.title('shorttitle'),
    originalTitle: other.title('origtitle'),
    authors: fields.authors ?? [],
    hasMoreAuthors: other.goesOn('author'),
    editors: own.editors ?? [],
    hasMoreEditors: other.goesOn('editor'),
    translators: own.translators?.length ? own.translators : other.people('translator'),
    containerAuthors: own.containerAuthors?.length ? own.containerAuthors : other.people('bookauthor'),
    container,
    containerShort: other.title('shortjournal'),
    series: own.series ?? other.title('series'),
    set: own.set ?? wholeTitle(other.title('maintitle'), other.title('mainsubtitle'), other.title('maintitleaddon')),
    issueTitle:
      own.issueTitle ??
      wholeTitle(other.title('issuetitle'), other.title('issuesubtitle'), other.title('issuetitleaddon')),
    volume: own.volume ?? other.text('volume'),
    part: own.part ?? other.text('part'),
    number: isNumbered ? number : null,
    seriesNumber: own.seriesNumber ?? (isNumbered ? null : number),
    edition: orNull(fields.edition) ?? other.text('edition'),
    version: orNull(fields.version) ?? other.text('version'),
    pageStart: orNull(pageStart),
    pageEnd: orNull(pageEnd),
    pageTotal: own.pageTotal ?? other.text('pagetotal'),
    articleNumber: own.articleNumber ?? other.text('eid'),
    chapter: own.chapter ?? other.text('chapter'),
    published: own.published ?? other.date('date', 'year'),
    publishedYear: documentDate(draft)?.year ?? null,
    originalDate: other.date('origdate', 'origyear'),
    publisher: publisher ?? organizations ?? other.text('organization', 'publisher'),
    place: own.place ?? other.text('location', 'address'),
    authority: publisher === null ? null : organizations,
    holders: other.people('holder'),
    genre: own.genre ?? other.text('type'),
    medium: own.medium ?? other.text('howpublished'),
    event: own.event ?? other.title('eventtitle'),
    organizers: own.organizers ?? [],
    eventPlace: own.eventPlace ?? other.text('venue'),
    eventDate: own.eventDate ?? other.date('eventdate'),
    doi: orNull(fields.doi),
    isbns: own.isbns?.length ? own.isbns : listed(other.text('isbn')),
    issn: own.issn?.length ? own.issn : listed(other.text('issn')),
    pmid: orNull(fields.pubmedId) ?? other.text('pmid') ?? eprint.pmid,
    pmcid: other.text('pmcid', 'pmc'),
    archive: eprint.archive,
    archiveCollection: orNull(fields.eprintClass) ?? other.text('eprintclass', 'primaryclass'),
    archiveNumber: eprint.archiveNumber,
    url: orNull(fields.url) ?? other.url('url') ?? own.url ?? eprint.url,
    urlDate: orNull(fields.urlDate) ?? other.date('urldate'),
    abstract: orNull(fields.abstract),
    note: orNull(fields.note),
    annotation: other.text('annotation', 'annote'),
    keywords: fields.keywords ?? [],
    languages: fields.languages ?? [],
    publicationState: orNull(fields.publicationState),
  };
}
