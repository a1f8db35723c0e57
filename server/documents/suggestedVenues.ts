// Suggests where documents were published: names of journals, books, series, publishers and institutions in the library that have a word with
// the typed beginning.
import sql from 'sql-template-tag';
import type { DocumentDraft, DocumentKind } from '#bibliography/documents.ts';
import { fold } from '#bibliography/fold.ts';
import { inOneLine } from '#bibliography/whiteSpace.ts';
import type { SuggestedValue } from '../__generated__/resolverTypes.ts';
import type { LibraryReader } from '../library/library.ts';
import { type StoredFields, toDraft } from '../library/storedFields.ts';

export type SuggestedVenue = Extract<SuggestedValue, 'BOOK' | 'INSTITUTION' | 'JOURNAL' | 'PUBLISHER' | 'SERIES'>;

/** The most matching documents that are read. For words that are more frequent, people have to type more. */
const maximumDocuments = 2000;
/** The most distinct texts of these documents. */
const maximumTexts = 100;

/** The fields of a document and of the proceedings that contain it; both use the same names. */
function volumesOf(draft: DocumentDraft): readonly object[] {
  const { fields } = draft;
  return 'proceedings' in fields && fields.proceedings ? [fields.proceedings, fields] : [fields];
}

/** For each kind of name: the field of the texts (fieldTexts.ts) that contains it, and how to get the names from a document. */
const venues: Readonly<
  Record<SuggestedVenue, { readonly text: string; readonly namesIn: (draft: DocumentDraft) => readonly unknown[] }>
> = {
  JOURNAL: {
    text: 'journal',
    namesIn: (draft) => (draft.kind === 'journalArticle' ? [draft.fields.in?.journal.name] : []),
  },
  BOOK: {
    text: 'booktitle',
    namesIn: (draft) => [
      draft.kind === 'proceedingsArticle' && draft.fields.proceedings?.title,
      draft.kind === 'other' && draft.fields.bookTitle,
    ],
  },
  SERIES: {
    text: 'series',
    namesIn: (draft) => [
      ...volumesOf(draft).map((volume) => 'series' in volume && volume.series),
      draft.kind === 'journalArticle' && draft.fields.in?.series,
    ],
  },
  PUBLISHER: {
    text: 'publisher',
    namesIn: (draft) =>
      volumesOf(draft).flatMap((volume) =>
        'publishers' in volume && Array.isArray(volume.publishers)
          ? (volume.publishers as readonly { name?: unknown }[]).map(({ name }) => name)
          : [],
      ),
  },
  INSTITUTION: {
    text: 'institution',
    namesIn: (draft) => (draft.kind === 'thesis' ? [draft.fields.institution] : []),
  },
};

/** Escapes a text for a regular expression in PostgreSQL. */
const literally = (text: string) => text.replaceAll(/[^\p{L}\p{N} ]/gu, String.raw`\$&`);

/** Whether the name contains the beginning at the start of a word. */
function hasWord(name: string, beginning: string): boolean {
  const starts = [...name.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)];
  return starts.some(({ index }) => name.startsWith(beginning, index));
}

/** Distinct names with this beginning, followed by names in which a later word has it; `beginning` is folded, and has no line breaks. */
export async function readVenues(
  library: LibraryReader,
  venue: SuggestedVenue,
  beginning: string,
  limit: number,
): Promise<readonly string[]> {
  const { text, namesIn } = venues[venue];
  const pattern = `(^|[^[:alnum:]])${literally(beginning)}`;
  // The short texts are small enough to be scanned quickly with any condition.
  const rows = await library.query<{ kind: DocumentKind; fields: StoredFields }>(
    (libraryId) => sql`
      with fitting as (
        select s.folded ->> ${text}::text as value, s.document_id from document_short_texts s
        join documents d on d.library_id = s.library_id and d.id = s.document_id and d.state = 'active'
        where s.library_id = ${libraryId} and s.folded ->> ${text}::text ~ ${pattern}
        limit ${maximumDocuments}
      ), spelled as (
        select value, min(document_id) as document_id from fitting
        group by value order by not starts_with(value, ${beginning}), value limit ${maximumTexts}
      )
      select d.kind, d.fields from spelled join documents d on d.library_id = ${libraryId} and d.id = spelled.document_id`,
  );
  const names = new Map<string, string>();
  for (const { kind, fields } of rows) {
    for (const name of namesIn(toDraft(kind, fields))) {
      const label = typeof name === 'string' ? inOneLine(name) : '';
      if (label !== '' && !names.has(fold(label))) names.set(fold(label), label);
    }
  }
  const found = [...names].sort(([one], [other]) => (one < other ? -1 : 1));
  return [
    ...found.filter(([name]) => name.startsWith(beginning)),
    ...found.filter(([name]) => !name.startsWith(beginning) && hasWord(name, beginning)),
  ]
    .slice(0, limit)
    .map(([, label]) => label);
}
