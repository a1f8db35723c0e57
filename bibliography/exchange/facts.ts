// What a document says, in the flat words that the exchange formats RIS and CSL-JSON share: plain text, no LaTeX.
import { readLatex } from '../bibtex/latex.ts';
import type { DocumentDraft, Entity, ProceedingsFields, Publisher } from '../documents.ts';
import { readUrl } from '../urls.ts';

export interface Facts {
  /** What BibLaTeX calls the entry: `article`, `inproceedings`, `thesis`, `proceedings`, or the type of another. */
  type: string;
  key: string;
  title: string | null;
  authors: readonly Entity[];
  editors: readonly Entity[];
  translators: readonly Entity[];
  /** The journal, proceedings or book that it appeared in. */
  container: string | null;
  series: string | null;
  volume: string | null;
  number: string | null;
  edition: string | null;
  pageStart: string | null;
  pageEnd: string | null;
  pageTotal: string | null;
  articleNumber: string | null;
  chapter: string | null;
  /** EDTF of level 0 or 1. */
  published: string | null;
  publisher: string | null;
  place: string | null;
  /** The type of a thesis or report. */
  genre: string | null;
  event: string | null;
  eventPlace: string | null;
  doi: string | null;
  isbn: string | null;
  issn: readonly string[];
  url: string | null;
  urlDate: string | null;
  abstract: string | null;
  note: string | null;
  keywords: readonly string[];
  languages: readonly string[];
  publicationState: string | null;
}

type Text = string | null | undefined;

const orNull = (text: Text): string | null => (text == null || text.trim() === '' ? null : text.trim());

/** "Title: subtitle". */
function withSubtitle(title: Text, subtitle: Text): string | null {
  const parts = [orNull(title), orNull(subtitle)].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(': ');
}

const joined = (texts: readonly Text[] | null | undefined): string | null =>
  orNull(
    (texts ?? [])
      .map(orNull)
      .filter((text) => text !== null)
      .join('; '),
  );

function publishedBy(publishers: readonly Publisher[] | null | undefined): Pick<Facts, 'publisher' | 'place'> {
  return {
    publisher: joined(publishers?.map(({ name }) => name)),
    place: joined(publishers?.flatMap(({ locations }) => locations ?? [])),
  };
}

function ofVolume(volume: ProceedingsFields) {
  return {
    series: orNull(volume.series),
    volume: orNull(volume.volume),
    number: orNull(volume.number),
    isbn: orNull(volume.isbn),
    editors: volume.editors ?? [],
    event: orNull(volume.conference?.title),
    eventPlace: joined(volume.conference?.locations),
    ...publishedBy(volume.publishers),
  };
}

function ofKind(draft: DocumentDraft): Partial<Facts> & Pick<Facts, 'type'> {
  switch (draft.kind) {
    case 'journalArticle': {
      const { in: issue, translated, pageStart, pageEnd, electronicId, editors, published } = draft.fields;
      return {
        type: 'article',
        container: withSubtitle(issue?.journal.name, issue?.journal.subtitle),
        series: orNull(issue?.series),
        volume: orNull(issue?.volume),
        number: orNull(issue?.number) ?? orNull(issue?.name),
        issn: issue?.journal.issn ?? [],
        pageStart: orNull(pageStart),
        pageEnd: orNull(pageEnd),
        articleNumber: orNull(electronicId),
        editors: editors ?? [],
        translators: translated?.translators ?? [],
        published: orNull(published),
      };
    }
    case 'proceedingsArticle': {
      const { proceedings, in: title, pageStart, pageEnd, electronicId, chapter, published } = draft.fields;
      const volume: ProceedingsFields = proceedings ?? { title: title ?? null };
      return {
        ...ofVolume(volume),
        type: 'inproceedings',
        container: withSubtitle(volume.title, volume.subtitle),
        pageStart: orNull(pageStart),
        pageEnd: orNull(pageEnd),
        articleNumber: orNull(electronicId),
        chapter: orNull(chapter),
        published: orNull(published) ?? orNull(volume.published),
      };
    }
    case 'thesis': {
      const { degreeType, institution, institutionLocations, pageTotal, editors, published } = draft.fields;
      return {
        type: 'thesis',
        genre: orNull(degreeType),
        publisher: orNull(institution),
        place: joined(institutionLocations),
        pageTotal: orNull(pageTotal),
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
      const { type, entryType, publishers, editors, published } = draft.fields;
      return {
        type: orNull(type) ?? orNull(entryType) ?? 'misc',
        editors: editors ?? [],
        published: orNull(published),
        ...publishedBy(publishers),
      };
    }
  }
}

/** Reads what an import left among the other fields, such as the volume of a book. */
function otherReader(draft: DocumentDraft): (...names: readonly string[]) => string | null {
  const others = draft.fields.otherFields ?? [];
  return (...names) => {
    const field = names.map((name) => others.find((other) => other.name === name)).find((found) => found !== undefined);
    return field === undefined ? null : orNull(readLatex([{ latex: field.value, mode: 'text' }])[0]?.text);
  };
}

/** Everything that the exchange formats have words for. */
export function factsOf(draft: DocumentDraft, key: string): Facts {
  const { fields } = draft;
  const own = ofKind(draft);
  const other = otherReader(draft);
  const [pageStart, pageEnd] =
    own.pageStart === undefined ? (other('pages')?.split(/\s*[–—]\s*|(?<=^\d+)-(?=\d+$)/, 2) ?? []) : [];
  return {
    type: own.type,
    key,
    title: withSubtitle(fields.title, fields.subtitle),
    authors: fields.authors ?? [],
    editors: own.editors ?? [],
    translators: own.translators ?? [],
    container: own.container ?? other('booktitle', 'journaltitle', 'journal', 'maintitle'),
    series: own.series ?? other('series'),
    volume: own.volume ?? other('volume'),
    number: own.number ?? other('number'),
    edition: other('edition'),
    pageStart: own.pageStart ?? orNull(pageStart),
    pageEnd: own.pageEnd ?? orNull(pageEnd),
    pageTotal: own.pageTotal ?? other('pagetotal'),
    articleNumber: own.articleNumber ?? null,
    chapter: own.chapter ?? other('chapter'),
    published: own.published ?? null,
    publisher: own.publisher ?? other('institution', 'school', 'organization', 'publisher'),
    place: own.place ?? other('location', 'address'),
    genre: own.genre ?? other('type'),
    event: own.event ?? other('eventtitle'),
    eventPlace: own.eventPlace ?? other('venue'),
    doi: orNull(fields.doi),
    isbn: own.isbn ?? other('isbn'),
    issn: own.issn ?? [],
    url: orNull(readUrl(draft.fields.otherFields?.find(({ name }) => name === 'url')?.value ?? '')),
    urlDate: other('urldate'),
    abstract: orNull(fields.abstract),
    note: orNull(fields.note),
    keywords: fields.keywords ?? [],
    languages: fields.languages ?? [],
    publicationState: orNull(fields.publicationState),
  };
}
