// One document in the list: a row of the grid, with the link to the document in its title.
import { Link } from '@tanstack/react-router';
import { Fragment, memo, use } from 'react';
import { graphql } from 'relay-runtime';
import type { DocumentRow_document$key } from '#src/__generated__/DocumentRow_document.graphql.ts';
import type { columns_document$key } from '#src/__generated__/columns_document.graphql.ts';
import { useFragment } from '#src/relay/hooks.ts';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { Checkbox } from '#src/ui/field/Checkbox.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Tag } from '#src/ui/text/Tag.tsx';
import { kindIcon, kindOf } from '#src/features/documents/kinds.ts';
import { missingMessage } from '#src/features/documents/missing.ts';
import type { LibrarySearch } from '#src/features/documents/libraryAddress.ts';
import { Marked } from '#src/features/search/Marked.tsx';
import { MarksContext } from '#src/features/search/MarksContext.ts';
import type { Ticks } from '#src/features/selection/createTicks.ts';
import { useTicked } from '#src/features/selection/useTicks.ts';
import { badgeOf, type ColumnKey, columns as allColumns, columnsFragment, entryTypeOf } from './columns.ts';
import { dayOf } from './dayOf.ts';
import { deepestKeywords } from './deepestKeywords.ts';
import styles from './DocumentRow.module.css';
import { listTexts } from './listTexts.ts';
import type { Unfolded } from './useUnfolded.ts';

const fragment = graphql`
  fragment DocumentRow_document on Document {
    id
    title
    hasAbstract
    missingFields
    ...columns_document
  }
`;

export interface DocumentRowProps {
  document: DocumentRow_document$key;
  /** The index in the whole list, from 0. */
  index: number;
  /** The shown columns, in order. */
  columns: readonly ColumnKey[];
  open: boolean;
  /** The cell in the tab order; null if another row has it. */
  tabStop: string | null;
  style: { height: number; transform: string };
  /** The selection; the same object while the list is the same. */
  ticks: Ticks;
  /** Renders the abstract below; null if the row is folded. */
  unfolded: Unfolded | null;
}

/** Renders a row. */
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
  const shown = useFragment<columns_document$key>(columnsFragment, data);
  const badge = badgeOf(shown);
  const marks = use(MarksContext);
  const cellOf = (name: ColumnKey) => allColumns[name].cell({ data: shown, marks });
  const missing = missingMessage(data.missingFields);
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
              <Icon name={kindIcon(kindOf(shown.__typename), entryTypeOf(shown))} />
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
                  deepestKeywords(shown.keywords)
                    .slice(0, 6)
                    .map((keyword) => (
                      <Tag key={keyword}>
                        <Marked text={keyword} field="keywords" />
                      </Tag>
                    ))}
              </div>
              <div className={styles.line} aria-hidden="true">
                {shown.trashed != null &&
                  `${listTexts.row.trashedLine(dayOf(shown.trashed), shown.trashed, Date.now())} · `}
                {(['people', 'year', 'venue'] as const)
                  .map((part) => ({ part, ...cellOf(part) }))
                  .filter(({ text }) => text !== '')
                  .map(({ part, text, field }, at) => (
                    <Fragment key={part}>
                      {at > 0 && ' · '}
                      <Marked text={text} field={field} />
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
            <Marked {...cellOf(name)} />
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
