// The rows of the library, rendered only where they are visible.
import { useElementScrollRestoration } from '@tanstack/react-router';
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef } from 'react';
import type { useListPages_query$key } from '#src/__generated__/useListPages_query.graphql.ts';
import { announce } from '#src/ui/live/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { classNames } from '#src/ui/classNames.ts';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { countedDocuments } from '#src/ui/text/countedDocuments.ts';
import type { Sort } from '#src/features/documents/libraryAddress.ts';
import type { ListVariables } from '#src/features/documents/listVariables.ts';
import type { ListView } from './useListView.ts';
import { columnStyle, inTrash, shownColumns } from './columnLayout.ts';
import type { Ticks } from '#src/features/selection/createTicks.ts';
import type { ListActions } from '#src/features/selection/listActions.ts';
import { useRowActions } from '#src/features/selection/useRowActions.tsx';
import { useTicks } from '#src/features/selection/useTicks.ts';
import { ColumnHeads } from './ColumnHeads.tsx';
import columns from './columns.module.css';
import { DocumentRow } from './DocumentRow.tsx';
import styles from './DocumentRows.module.css';
import { listTexts } from './listTexts.ts';
import { orderId } from './OrderButton.tsx';
import { RowSkeleton } from './RowSkeletons.tsx';
import { rowsMoved } from './scrollAnchor.ts';
import { type ListPages, useListPages } from './useListPages.ts';
import { useOpenWithKeyboard } from './useOpenWithKeyboard.ts';
import { useRowFocus } from './useRowFocus.ts';
import { useUnfolded } from './useUnfolded.ts';
import { rowHeights, rowsToDraw, type RowWindow, useRowWindow } from './useRowWindow.ts';

/** The number of rows rendered beyond each end of the view. */
const OVERSCAN = 8;

/** The name under which the router stores the scroll position of each history entry. */
const scrollerId = 'documents';

/** Lets other components focus a row. */
export interface RowsHandle {
  goTo: (index: number) => void;
}

export interface DocumentRowsProps {
  query: useListPages_query$key;
  variables: ListVariables;
  sort: Sort;
  /** The number of rows in the whole list, once known. */
  total: number | null;
  /** The document that is open beside the list. */
  openId: string | undefined;
  /** A newer answer is loading. */
  stale: boolean;
  /** Replaces the rows if there are none. */
  empty: ReactNode;
  /** Names the list. */
  label: string;
  /** What is ticked in it. */
  ticks: Ticks;
  actions: ListActions;
  view: Pick<ListView, 'layout' | 'setHeads' | 'hold' | 'onNear'>;
  ref?: Ref<RowsHandle> | undefined;
}

/** Renders the grid of documents. */
export function DocumentRows({
  query,
  variables,
  sort,
  total,
  openId,
  stale,
  empty,
  label,
  ticks,
  actions,
  view: { layout: chosenLayout, setHeads, hold, onNear },
  ref: handle,
}: DocumentRowsProps) {
  const grid = useRef<HTMLDivElement>(null);
  const isTrash = variables.filterBy?.trashed === true;
  const layout = useMemo(() => (isTrash ? inTrash(chosenLayout) : chosenLayout), [chosenLayout, isTrash]);
  const listKey = JSON.stringify(variables);
  // Who comes back to a step of the history finds the list where it was left; any other list begins at its top.
  const left = useElementScrollRestoration({ id: scrollerId });
  const window = useRowWindow({
    list: listKey,
    top: left?.scrollY ?? 0,
    wideRow: rowHeights[layout.density],
  });
  const shown = useMemo(() => shownColumns(layout), [layout]);
  const chosen = columnStyle(layout);
  const { start, end, rowHeight, atLeast, ref } = window;
  const pages = useListPages({ query, variables, total, atLeast, view: { start, end }, stale });
  const { nodes, first, count, state, failure, retry } = pages;
  const isMoved = useRef(false);
  const open = openId === undefined ? undefined : { onStep: () => (isMoved.current = true) };
  const { active, cell, inHeads, setActive, focusRow, events } = useRowFocus(grid, pages, window, open);
  useOpenWithKeyboard(isMoved, openId, nodes[active - first]?.id);
  useImperativeHandle(handle, () => ({ goTo: focusRow }));
  const unfolded = useUnfolded(pages, window);
  // Of a column that is left out the title has the tab stop.
  const stop = cell === 'tick' || cell === 'unfold' || shown.some((name) => name === cell) ? cell : 'title';
  const ticking = useTicks(ticks, variables, total, pages, { active, focusRow });
  const rowActions = useRowActions({ grid, ticks, actions, variables, total, pages, active, openId });

  useStillRows(listKey, pages, window);
  usePlace(listKey, openId, left !== undefined, pages, window, setActive);
  useEffect(() => {
    if (!stale && total !== null) announce(countedDocuments(total));
  }, [stale, total, listKey]);

  if (count === 0) return empty;
  return (
    <>
      <div
        ref={grid}
        role="grid"
        aria-multiselectable="true"
        tabIndex={-1}
        aria-label={label}
        aria-describedby={orderId}
        aria-rowcount={total === null ? -1 : Math.max(total, count) + 1}
        aria-colcount={shown.length + 1}
        aria-busy={state === 'loading' || stale}
        className={classNames(styles.grid, columns.columns)}
        style={chosen}
        data-chosen={'--chosen' in chosen || undefined}
        data-density={layout.density}
        data-state={stale ? 'refreshing' : state}
        onFocus={events.onFocus}
        onBlur={events.onBlur}
        onKeyDown={(event) => {
          if (ticking.onKeyDown(event) || rowActions.onKeyDown(event)) {
            event.preventDefault();
            event.stopPropagation();
          } else events.onKeyDown(event);
        }}
        onChange={ticking.onChange}
        onClick={(event) => {
          const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-unfold]') : null;
          // Signs with a tip lie over the link that the whole row is, and lead where it leads.
          const sign = event.target instanceof Element ? event.target.closest('[data-sign]') : null;
          if (sign) sign.closest('[role="row"]')?.querySelector<HTMLElement>('[data-row]')?.click();
          if (button?.dataset.unfold) unfolded.toggle(button.dataset.unfold);
          else ticking.onClick(event);
        }}
        onContextMenu={rowActions.onContextMenu}
      >
        {/* Heads and rows scroll in one box, so that their columns agree whether there is a scroll bar or not. */}
        <div
          ref={ref}
          role="presentation"
          className={styles.scroller}
          data-scroll-restoration-id={scrollerId}
          data-rows
        >
          <ColumnHeads
            ref={setHeads}
            layout={layout}
            isTrash={isTrash}
            sort={sort}
            ticks={ticks}
            total={total}
            tabStop={inHeads ? stop : null}
            hold={hold}
            onNear={onNear}
          />
          <div
            role="rowgroup"
            className={styles.rows}
            data-stale={stale || undefined}
            style={{ height: count * rowHeight + unfolded.height }}
          >
            {rowsToDraw({ start, end }, count, OVERSCAN, active).map((index) => {
              const node = nodes[index - first];
              const style = {
                height: rowHeight,
                transform: `translateY(${index * rowHeight + unfolded.below(index)}px)`,
              };
              return node ? (
                <DocumentRow
                  key={node.id}
                  document={node}
                  index={index}
                  columns={shown}
                  open={node.id === openId}
                  tabStop={index === active && !inHeads ? stop : null}
                  style={style}
                  ticks={ticks}
                  unfolded={node.id === unfolded.id ? unfolded : null}
                />
              ) : (
                <div
                  key={index}
                  role="row"
                  aria-rowindex={index + 2}
                  className={styles.coming}
                  style={style}
                  data-active={index === active || undefined}
                >
                  <span role="gridcell" aria-label={listTexts.row.loading}>
                    <RowSkeleton index={index} />
                  </span>
                </div>
              );
            })}
          </div>
        </div>
      </div>
      {rowActions.menu}
      {failure !== null && (
        <Notice
          tone="danger"
          role="alert"
          className={styles.failure}
          action={
            <Button
              icon="reload"
              onClick={() => {
                retry();
                focusRow(active);
              }}
            >
              {listTexts.tryAgain}
            </Button>
          }
        >
          {listTexts.moreFailed(failure)}
        </Notice>
      )}
    </>
  );
}

/** When rows come or go above the view, it stays with what it shows. */
function useStillRows(
  list: string,
  { nodes, first }: Pick<ListPages, 'nodes' | 'first'>,
  { start, end, scrollBy }: Pick<RowWindow, 'start' | 'end' | 'scrollBy'>,
) {
  const before = useRef({ list, nodes, ids: [] as string[], first });
  useLayoutEffect(() => {
    const last = before.current;
    if (last.list === list && last.nodes === nodes && last.first === first) return;
    const now = { list, nodes, ids: nodes.map(({ id }) => id), first };
    before.current = now;
    const moved = last.list === list ? rowsMoved(last, now, start, end) : 0;
    if (moved !== 0) scrollBy(moved);
  }, [list, nodes, first, start, end, scrollBy]);
}

/** A document that a link opens is scrolled to; Tab leads to it, or else to the first row in view. */
function usePlace(
  listKey: string,
  openId: string | undefined,
  isBack: boolean,
  { nodes, first }: ListPages,
  { start, scrollTo }: RowWindow,
  setActive: (index: number) => void,
) {
  const placedFor = useRef<string>(undefined);
  useEffect(() => {
    if (placedFor.current === listKey) return;
    const place = openId === undefined ? -1 : nodes.findIndex(({ id }) => id === openId);
    if (placedFor.current === undefined && place >= 0 && !isBack) scrollTo(first + place, 'center');
    setActive(place < 0 ? start : first + place);
    placedFor.current = listKey;
  }, [listKey, openId, isBack, nodes, first, start, scrollTo, setActive]);
}
