// One document in the list: a row of the grid, with the link to the document in its title.
import { Link } from '@tanstack/react-router';
import { Fragment, memo, use } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Entity } from '#bibliography/documents.ts';
import { yearLabel } from '#bibliography/edtf.ts';
import { formatEntities } from '#bibliography/names.ts';
import type {
  DocumentRow_document$data,
  DocumentRow_document$key,
} from '#src/__generated__/DocumentRow_document.graphql.ts';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { Checkbox } from '#src/ui/field/Checkbox.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Tag } from '#src/ui/text/Tag.tsx';
import { kindBadge, kindIcon, kindOf } from '../kinds.ts';
import { missingWords } from '../missing.ts';
import type { LibrarySearch } from '../search.ts';
import { Marked } from '../search/Marked.tsx';
import { MarksContext } from '../search/MarksContext.ts';
import type { Ticks } from '../selection/createTicks.ts';
import { useTicked } from '../selection/useTicks.ts';
import type { ColumnKey } from './columnLayout.ts';
import { dayOf } from './dayOf.ts';
import { deepestKeywords } from './deepestKeywords.ts';
import styles from './DocumentRow.module.css';
import { listTexts } from './listTexts.ts';
import type { Unfolded } from './useUnfolded.ts';

const fragment = graphql`
  fragment DocumentRow_document on Document {
    __typename
    id
    title
    keywords
    entryType
    citationKeys
    year
    hasAbstract
    missingFields
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

/** Where it appeared, and the field that says so. */
function venueOf(row: DocumentRow_document$data): [string, string] {
  const { issue, book, bookTitle, institution, publishers, howPublished } = row;
  const said: [string | null | undefined, string][] = [
    [issue?.journal?.name, 'journal'],
    [book?.title ?? bookTitle, 'booktitle'],
    [institution?.name, 'institution'],
    [publishers?.[0]?.name, 'publisher'],
    [howPublished, 'howpublished'],
  ];
  const [text, field] = said.find(([each]) => each != null) ?? [];
  return [text ?? '', field ?? ''];
}

export interface DocumentRowProps {
  document: DocumentRow_document$key;
  /** From 0 in the whole list. */
  index: number;
  /** What is shown, in this order. */
  columns: readonly ColumnKey[];
  open: boolean;
  /** The cell that Tab leads to; null where it leads to another row. */
  tabStop: string | null;
  style: { height: number; transform: string };
  /** The same as long as it is the same list. */
  ticks: Ticks;
  /** Shows the abstract below; null where the row is folded. */
  unfolded: Unfolded | null;
}

/** Draws a row. */
export const DocumentRow = memo(function DocumentRow({
  document,
  index,
  columns,
  open,
  tabStop,
  style,
  ticks,
  unfolded,
}: DocumentRowProps) {
  const data = useFragment(fragment, document);
  const ticked = useTicked(ticks, data.id);
  const isWithoutStop = tabStop === 'unfold' && !data.hasAbstract;
  const kind = kindOf(data.__typename);
  // The type that was chosen here says more than the one that the entry came with.
  const entryType = data.otherType ?? data.entryType;
  const badge = kindBadge(kind, entryType);
  const [people, peopleField] =
    data.authors.length > 0 ? ([data.authors, 'author'] as const) : ([data.editors, 'editor'] as const);
  const entities = people.map(toEntity);
  const marks = use(MarksContext);
  const year = yearLabel(data.published ?? '', data.year);
  const [venue, venueField] = venueOf(data);
  const texts: Readonly<Record<Exclude<ColumnKey, 'title'>, string>> = {
    people: marks ? marks.inShort(entities, peopleField) : formatEntities(entities),
    year,
    venue,
    kind: badge,
    added: dayOf(data.added),
    modified:
      data.trashed == null
        ? dayOf(data.modified)
        : listTexts.row.trashed(dayOf(data.trashed), data.trashed, Date.now()),
    key: data.citationKeys[0] ?? '',
    keywords: data.keywords.join(', '),
  };
  // By these names they are searched; empty where nobody searches so.
  const fields: Readonly<Record<keyof typeof texts, string>> = {
    people: peopleField,
    year: 'year',
    venue: venueField,
    kind: '',
    added: '',
    modified: '',
    key: 'citationkey',
    keywords: 'keywords',
  };
  const missing = missingWords(data.missingFields);
  const stop = (name: string) => (tabStop === name || (name === 'title' && isWithoutStop) ? 0 : -1);
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={ticked}
      className={styles.row}
      style={unfolded ? { ...style, height: style.height + unfolded.height, paddingBottom: unfolded.height } : style}
      data-open={open || undefined}
      data-drag-document={data.id}
    >
      <span role="gridcell" aria-colindex={1} className={styles.tick} data-cell="tick">
        <Checkbox
          tabIndex={stop('tick')}
          aria-label={listTexts.row.select(data.title)}
          checked={ticked}
          data-tick={index}
          readOnly
        />
      </span>
      {columns.map((name, place) =>
        name === 'title' ? (
          <div key={name} role="gridcell" aria-colindex={place + 2} className={styles.title} data-cell={name}>
            <span role="img" className={styles.kind} aria-label={badge} data-tip={badge} data-sign>
              <Icon name={kindIcon(kind, entryType)} />
            </span>
            <div className={styles.words}>
              <Link
                to="/dashboard"
                search={(search: LibrarySearch) => ({ ...search, document: data.id })}
                className={styles.link}
                tabIndex={stop(name)}
                data-row={index}
                data-document={data.id}
                aria-current={open ? 'true' : undefined}
                draggable={false}
                preload={false}
                resetScroll={false}
              >
                {data.title === null || data.title === undefined ? (
                  listTexts.row.untitled
                ) : (
                  <Marked text={data.title} field="title" />
                )}
              </Link>
              <div className={styles.under}>
                {!columns.includes('kind') && (
                  <span className={styles.badge} aria-hidden="true">
                    {badge}
                  </span>
                )}
                {!columns.includes('keywords') &&
                  deepestKeywords(data.keywords)
                    .slice(0, 6)
                    .map((keyword) => (
                      <Tag key={keyword}>
                        <Marked text={keyword} field="keywords" />
                      </Tag>
                    ))}
              </div>
              <div className={styles.line} aria-hidden="true">
                {data.trashed != null &&
                  `${listTexts.row.trashedLine(dayOf(data.trashed), data.trashed, Date.now())} · `}
                {(['people', 'year', 'venue'] as const)
                  .filter((part) => texts[part] !== '')
                  .map((part, at) => (
                    <Fragment key={part}>
                      {at > 0 && ' · '}
                      <Marked text={texts[part]} field={fields[part]} />
                    </Fragment>
                  ))}
              </div>
            </div>
            {missing !== '' && (
              <span role="img" className={styles.missing} aria-label={missing} data-tip={missing} data-sign />
            )}
            {data.hasAbstract && (
              <span className={styles.unfold} data-cell="unfold">
                <IconButton
                  icon="chevronDown"
                  size="sm"
                  label={listTexts.row.abstract}
                  aria-expanded={unfolded !== null}
                  tabIndex={stop('unfold')}
                  data-unfold={data.id}
                />
              </span>
            )}
          </div>
        ) : (
          <span
            key={name}
            role="gridcell"
            aria-colindex={place + 2}
            className={styles.cell}
            data-cell={name}
            tabIndex={stop(name)}
          >
            {fields[name] === '' ? texts[name] : <Marked text={texts[name]} field={fields[name]} />}
          </span>
        ),
      )}
      {unfolded?.Panel && (
        <unfolded.Panel
          id={data.id}
          top={style.height}
          columns={columns.length}
          onHeight={unfolded.onHeight}
          onFold={() => {
            unfolded.toggle(data.id);
          }}
        />
      )}
    </div>
  );
});
