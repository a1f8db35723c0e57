// The columns that the list can have. One more that shows a field is an entry in the table below, with the field's name in the fragment and in
// `shownFields`: showing a field needs no index, sorting by it does.
import { graphql } from 'relay-runtime';
import type { Entity } from '#bibliography/documents.ts';
import { yearLabel } from '#bibliography/edtf.ts';
import { formatEntities } from '#bibliography/names.ts';
import type { columns_document$data } from '#src/__generated__/columns_document.graphql.ts';
import { kindBadge, kindOf } from '../kinds.ts';
import type { SortKey } from '../search.ts';
import type { Marks } from '../search/marks.ts';
import { dayOf } from './dayOf.ts';
import { listTexts } from './listTexts.ts';

/** What the cells are made of. */
export const columnsFragment = graphql`
  fragment columns_document on Document {
    __typename
    title
    keywords
    entryType
    citationKeys
    year
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
      published
      issue: in {
        journal {
          name
        }
      }
    }
    ... on ProceedingsArticle {
      published
      book: in {
        title
      }
    }
    ... on Thesis {
      published
      institution {
        name
      }
    }
    ... on Proceedings {
      published
      publishers {
        name
      }
    }
    ... on Other {
      published
      publishers {
        name
      }
      otherType: type
      bookTitle
      howPublished
    }
  }
`;

/** The fields of which the fragment asks the texts, in its order. */
export const shownFields = ['entrytype', 'journal', 'pages', 'doi', 'url', 'language'] as const;

/** What a row is drawn from. */
export interface RowSubject {
  readonly data: columns_document$data;
  /** Null where nothing is searched. */
  readonly marks: Marks | null;
}

/** What stands in a cell. */
export interface Cell {
  readonly text: string;
  /** The canonical name of the field that is shown (bibliography/fieldTexts.ts), so that what a search finds is marked; null where nobody searches so. */
  readonly field: string | null;
}

export interface Column {
  /** Its head. */
  readonly label: string;
  /** How wide it usually is. The title takes what the others leave, and more of a wide list than of a narrow one at least. */
  readonly width: string;
  readonly cell: (row: RowSubject) => Cell;
  /** What the list is sorted by when its head is pressed; without it the column is only shown. */
  readonly order?: SortKey;
  /** Sorted for the first time, it begins with the newest. */
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

/** Where it appeared, and the field that says so. */
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

/** When its content was last changed; in the trash, since when it is there and how long it stays. */
function modifiedCell({ data: { modified, trashed } }: RowSubject): Cell {
  const text = trashed == null ? dayOf(modified) : listTexts.row.trashed(dayOf(trashed), trashed, Date.now());
  return { text, field: null };
}

/** Shows a field as searches find it, or as `show` prints that. */
function fieldColumn(
  field: (typeof shownFields)[number],
  width: string,
  label: string,
  show = (text: string) => text,
): Column {
  const place = shownFields.indexOf(field);
  return { label, width, cell: ({ data }) => ({ text: show(data.fieldTexts[place] ?? ''), field }) };
}

/** 1-9 and 1--9 as it is printed: 1–9. */
const printedRange = (text: string) => text.replace(/(?<=\d)-+(?=\d)/g, '–');

const medium = 'clamp(120px, 14cqw, 180px)';
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
    cell: ({ data }) => ({ text: yearLabel(data.published ?? '', data.year), field: 'year' }),
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
    width: medium,
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

/** A column by its name; one that is sorted by has that of its order. */
export type ColumnKey = keyof typeof table;

/** In the order in which menus list them. */
export const columns: Readonly<Record<ColumnKey, Column>> = table;

/** Whether a list can have a column of this name. */
export function isColumn(name: unknown): name is ColumnKey {
  return typeof name === 'string' && Object.hasOwn(columns, name);
}

/** All of them. */
export const columnKeys: readonly ColumnKey[] = Object.keys(columns).filter(isColumn);

/** What a column is called. In the trash that of changes shows when documents were moved there. */
export function columnLabel(name: ColumnKey, isTrash: boolean): string {
  return isTrash && name === 'modified' ? listTexts.columns.trashed : columns[name].label;
}

/** The entry type as a document is called: the one that was chosen here says more than the one that it came with. */
export function entryTypeOf({ otherType, entryType }: columns_document$data): string | null | undefined {
  return otherType ?? entryType;
}

/** The short word for its kind. */
export function badgeOf(data: columns_document$data): string {
  return kindBadge(kindOf(data.__typename), entryTypeOf(data));
}
