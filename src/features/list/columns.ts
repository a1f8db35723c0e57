// The columns of the list. To add one: docs/how-to-add.md, "A column of the list". Showing a field needs no index; sorting by it does.
import { graphql } from 'relay-runtime';
import type { Entity } from '#bibliography/documents.ts';
import { formatEntities } from '#bibliography/names.ts';
import type { columns_document$data } from '#src/__generated__/columns_document.graphql.ts';
import { kindBadge, kindOf } from '#src/features/documents/kinds.ts';
import type { SortKey } from '#src/features/documents/libraryAddress.ts';
import type { Marks } from '#src/features/search/marks.ts';
import { dayOf } from './dayOf.ts';
import { listTexts } from './listTexts.ts';

/** The data of a row's cells. */
export const columnsFragment = graphql`
  fragment columns_document on Document {
    __typename
    title
    keywords
    entryType
    citationKeys
    yearLabel
    fieldTexts(names: ["entrytype", "journal", "pages", "doi", "url", "language"])
    added
    modified
    trashed
    authors {
      ... on Person {
        family
        given
        nonDroppingParticle
      }
      ... on Organization {
        name
      }
    }
    editors {
      ... on Person {
        family
        given
        nonDroppingParticle
      }
      ... on Organization {
        name
      }
    }
    ... on JournalArticle {
      issue: in {
        journal {
          name
        }
      }
    }
    ... on ProceedingsArticle {
      book: in {
        title
      }
    }
    ... on Thesis {
      institution {
        name
      }
    }
    ... on Proceedings {
      publishers {
        name
      }
    }
    ... on Other {
      publishers {
        name
      }
      otherType: type
      bookTitle
      howPublished
    }
  }
`;

/** The fields whose texts the fragment asks for, in the same order. */
export const shownFields = ['entrytype', 'journal', 'pages', 'doi', 'url', 'language'] as const;

type ShownField = (typeof shownFields)[number];

/** What cells are rendered from. */
interface RowSubject {
  readonly data: columns_document$data;
  /** Marks search matches; null if there is no search. */
  readonly marks: Marks | null;
}

/** The content of a cell. */
export interface Cell {
  readonly text: string;
  /** Canonical name of the field (bibliography/fieldTexts.ts), for marking search matches; null if a search never matches this column. */
  readonly field: string | null;
}

export interface Column {
  /** Text of the head. */
  readonly label: string;
  /** Default width, in CSS. The title also takes the space that the other columns leave. */
  readonly width: string;
  readonly cell: (row: RowSubject) => Cell;
  /** The field whose text it shows, if `fieldColumn` made it. */
  readonly shownField?: ShownField;
  /** What a click on the head sorts by. A column without it is only shown. */
  readonly order?: SortKey;
  /** The menus sort by it descending first: newest on top. */
  readonly isTime?: true;
}

interface NamedInRow {
  readonly name?: string;
  readonly family?: string | null | undefined;
  readonly given?: string | null | undefined;
  readonly nonDroppingParticle?: string | null | undefined;
}

function toEntity({ name, family, given, nonDroppingParticle }: NamedInRow): Entity {
  if (name !== undefined) return { organization: { name } };
  return { person: { family: family ?? null, given: given ?? null, nonDroppingParticle: nonDroppingParticle ?? null } };
}

function peopleCell({ data, marks }: RowSubject): Cell {
  const [people, field] =
    data.authors.length > 0 ? ([data.authors, 'author'] as const) : ([data.editors, 'editor'] as const);
  const entities = people.map(toEntity);
  return { text: marks ? marks.inShort(entities, field) : formatEntities(entities), field };
}

/** Where the document was published, and the field that says so. */
function venueCell({ data }: RowSubject): Cell {
  const { issue, book, bookTitle, institution, publishers, howPublished } = data;
  const said: [string | null | undefined, string][] = [
    [issue?.journal?.name, 'journal'],
    [book?.title ?? bookTitle, 'booktitle'],
    [institution?.name, 'institution'],
    [publishers?.[0]?.name, 'publisher'],
    [howPublished, 'howpublished'],
  ];
  const [text, field] = said.find(([each]) => each != null) ?? [];
  return { text: text ?? '', field: field ?? null };
}

/** When the content was last changed; in the trash, when it was moved there and how long it stays. */
function modifiedCell({ data: { modified, trashed } }: RowSubject): Cell {
  const text = trashed == null ? dayOf(modified) : listTexts.row.trashed(dayOf(trashed), trashed, Date.now());
  return { text, field: null };
}

/** A column that shows the text of a field, formatted by `show`. */
function fieldColumn(field: ShownField, width: string, label: string, show = (text: string) => text): Column {
  const place = shownFields.indexOf(field);
  return {
    label,
    width,
    cell: ({ data }) => ({ text: show(data.fieldTexts[place] ?? ''), field }),
    shownField: field,
  };
}

/** Formats 1-9 and 1--9 as 1–9. */
const printedRange = (text: string) => text.replace(/(?<=\d)-+(?=\d)/g, '–');

const wide = 'clamp(140px, 18cqw, 240px)';

const table = {
  title: {
    label: listTexts.columns.title,
    width: 'clamp(200px, 28cqw, 320px)',
    cell: ({ data }) => ({ text: data.title ?? '', field: 'title' }),
    order: 'title',
  },
  people: {
    label: listTexts.columns.people,
    width: 'clamp(116px, 18cqw, 220px)',
    cell: peopleCell,
    order: 'people',
  },
  year: {
    label: listTexts.columns.year,
    width: '56px',
    cell: ({ data }) => ({ text: data.yearLabel ?? '', field: 'year' }),
    order: 'year',
    isTime: true,
  },
  venue: { label: listTexts.columns.venue, width: 'clamp(124px, 20cqw, 260px)', cell: venueCell, order: 'venue' },
  kind: {
    label: listTexts.columns.kind,
    width: '110px',
    cell: ({ data }) => ({ text: badgeOf(data), field: null }),
    order: 'kind',
  },
  entryType: fieldColumn('entrytype', '110px', listTexts.columns.entryType),
  journal: fieldColumn('journal', wide, listTexts.columns.journal),
  pages: fieldColumn('pages', '88px', listTexts.columns.pages, printedRange),
  doi: fieldColumn('doi', wide, listTexts.columns.doi),
  url: fieldColumn('url', wide, listTexts.columns.url),
  language: fieldColumn('language', '100px', listTexts.columns.language),

  keywords: {
    label: listTexts.columns.keywords,
    width: wide,
    cell: ({ data }) => ({ text: data.keywords.join(', '), field: 'keywords' }),
    order: 'keywords',
  },
  key: {
    label: listTexts.columns.key,
    width: 'clamp(120px, 14cqw, 180px)',
    cell: ({ data }) => ({ text: data.citationKeys[0] ?? '', field: 'citationkey' }),
    order: 'key',
  },
  added: {
    label: listTexts.columns.added,
    width: '100px',
    cell: ({ data }) => ({ text: dayOf(data.added), field: null }),
    order: 'added',
    isTime: true,
  },
  modified: { label: listTexts.columns.modified, width: '100px', cell: modifiedCell, order: 'modified', isTime: true },
} satisfies Record<string, Column> & Record<SortKey, Column>;

/** The name of a column. A sortable column has the name of its order. */
export type ColumnKey = keyof typeof table;

/** In the order of the menus. */
export const columns: Readonly<Record<ColumnKey, Column>> = table;

/** Whether there is a column with this name. */
export function isColumn(name: unknown): name is ColumnKey {
  return typeof name === 'string' && Object.hasOwn(columns, name);
}

/** All of them. */
export const columnKeys: readonly ColumnKey[] = Object.keys(columns).filter(isColumn);

/** The label of a column. In the trash, the column of changes shows when documents were moved there. */
export function columnLabel(name: ColumnKey, isTrash: boolean): string {
  return isTrash && name === 'modified' ? listTexts.columns.trashed : columns[name].label;
}

/** The entry type for display: the type chosen in the app is more specific than the imported one. */
export function entryTypeOf({ otherType, entryType }: columns_document$data): string | null | undefined {
  return otherType ?? entryType;
}

/** Short label of the kind or entry type. */
export function badgeOf(data: columns_document$data): string {
  return kindBadge(kindOf(data.__typename), entryTypeOf(data));
}
