// The middle pane: what is listed and how many, search, and the rows or why there are none.
import { useRouterState } from '@tanstack/react-router';
import type { GroupKind } from '#bibliography/groups/groupRule.ts';
import type { MoveTarget } from '#machines/documentPane/documentPaneTypes.ts';
import { lazy, type ReactNode, type Ref, Suspense, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { listQuery as ListQuery } from '#src/__generated__/listQuery.graphql.ts';
import { type PreloadedQuery, usePreloadedQuery, useRelayEnvironment } from '#src/relay/hooks.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { useShortcuts } from '#src/ui/focus/shortcuts.ts';
import {
  type LibrarySearch,
  listVariables,
  type ListVariables,
  NEW_DOCUMENT,
  normalizeSearch,
  parseSort,
  TRASH,
} from '#src/features/documents/libraryAddress.ts';
import { without } from '#src/features/documents/addressChanges.ts';
import { SearchBox } from '#src/features/search/SearchBox.tsx';
import { createTicks, type Ticks } from '#src/features/selection/createTicks.ts';
import type { ListActions, ListedGroup } from '#src/features/selection/listActions.ts';
import { hearMoved } from '#src/features/documents/movedDocuments.ts';
import { everything } from '#src/features/documents/selection.ts';
import { SelectionHost } from '#src/features/selection/SelectionHost.tsx';
import {
  type ActionTarget,
  type TargetOfRow,
  targetOfRow,
  targetOfTicked,
} from '#src/features/documents/actionTarget.ts';
import { useLibraryNavigation } from '#src/features/documents/useLibraryNavigation.ts';
import { useListCount } from '#src/features/documents/counts.ts';
import styles from './DocumentList.module.css';
import { DocumentRows, type DocumentRowsProps, type RowsHandle } from './DocumentRows.tsx';
import { listQuery } from './listQuery.ts';
import { listTexts } from './listTexts.ts';
import { OrderButton } from './OrderButton.tsx';
import { type ListView, useListView } from './useListView.ts';

/** Most lists hold something. */
const EmptyList = lazy(() => import('./EmptyStates.tsx').then((module) => ({ default: module.EmptyList })));

const EmptyTrashButton = lazy(() =>
  import('./EmptyTrashButton.tsx').then((module) => ({ default: module.EmptyTrashButton })),
);

interface ListFrameProps {
  search: LibrarySearch;
  /** What is listed, in words; empty until the name of a group is known. */
  title: string;
  /** Whose library it is. */
  userId: string;
  /** How many there are, when it is known. */
  count?: string | undefined;
  /** Begins a new document. */
  onAdd: () => void;
  onImport: () => void;
  /** Opens the menu of how the list is shown, or of its order alone. */
  onView?: ListView['openMenu'] | undefined;
  /** Ends all that is in the trash, once the person has said so; where there is any. */
  onEmptyTrash?: (() => void) | undefined;
  /** Makes a group of what a search finds. */
  onSaveSearch: (query: string) => void;
  /** What is to be known of all that is listed. */
  notice?: ReactNode;
  /** The way back to the groups, where they do not stand beside the list. */
  back: ReactNode;
  children: ReactNode;
}

/** The head of the pane around whatever it shows: rows, or why there are none. */
function ListFrame({
  search,
  title,
  userId,
  count,
  onAdd,
  onImport,
  onEmptyTrash,
  onSaveSearch,
  onView,
  notice,
  back,
  children,
}: ListFrameProps) {
  const inTrash = search.group === TRASH;
  useShortcuts({ n: onAdd });
  return (
    <section className={styles.list} aria-labelledby="list-title">
      <div className={styles.head}>
        {back}
        <div className={styles.what}>
          <h1 id="list-title" className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          <span className={styles.count}>{count}</span>
        </div>
        {onView && (
          <IconButton icon="columns" label={listTexts.head.view} aria-haspopup="menu" onClick={onView('view')} />
        )}
        {onEmptyTrash && (
          <Suspense>
            <EmptyTrashButton onPress={onEmptyTrash} />
          </Suspense>
        )}
        {!inTrash && (
          <span className={styles.actions}>
            <Button variant="primary" icon="plus" aria-keyshortcuts="N" onClick={onAdd}>
              {listTexts.head.add}
            </Button>
            <Button icon="download" onClick={onImport} className={styles.import}>
              <span className={styles.label}>{listTexts.head.import}</span>
            </Button>
          </span>
        )}
        {onView && !inTrash && (
          <IconButton icon="more" label={listTexts.head.library} aria-haspopup="menu" onClick={onView('library')} />
        )}
      </div>
      <div className={styles.search}>
        <SearchBox search={search} title={title} userId={userId} onSave={onSaveSearch} />
      </div>
      {notice}
      {onView && <OrderButton sort={parseSort(search.sort)} isTrash={inTrash} onOpen={onView('order')} />}
      {children}
    </section>
  );
}

export interface DocumentListProps extends Omit<
  ListFrameProps,
  'count' | 'onAdd' | 'onEmptyTrash' | 'onView' | 'children'
> {
  /** Null where none could be loaded. */
  query: PreloadedQuery<ListQuery> | null;
  /** Stands in the place of a list that could not be loaded. */
  instead: ReactNode;
  /** What `query` was loaded with; the address may already be further. */
  variables: ListVariables;
  /** Shows in which groups documents are, to change that. */
  onGroups: (documents: ActionTarget) => void;
  /** Completes them by what is registered for their DOIs. */
  onComplete: (documents: ActionTarget) => void;
  /** Of the one group that is listed, as far as it is known. */
  groupKind: GroupKind | null;
  /** Documents can be taken out of it; null where the list is of anything else. */
  group: ListedGroup | null;
  /** Takes documents out of it, and says so; calls `onOut` once they are out. */
  onLeaveGroup: (documents: ActionTarget, group: ListedGroup, onOut: () => void) => Promise<void>;
  /** For whoever carries rows of the list elsewhere: says what goes with one. */
  subjectAt?: Ref<TargetOfRow> | undefined;
}

/** Draws the list that was loaded, or in the same frame what stands in its place: who types in the search box goes on typing. */
export function DocumentList({
  query,
  instead,
  variables,
  onGroups,
  onComplete,
  groupKind,
  group,
  onLeaveGroup,
  subjectAt,
  ...frame
}: DocumentListProps) {
  const { search, userId } = frame;
  const go = useLibraryNavigation();
  const add = () => {
    go((before) => ({ ...before, document: NEW_DOCUMENT }));
  };
  const ticks = useTicksOf(variables);
  useEffect(() => hearMoved(ticks.forgetOne), [ticks]);
  const stale = useRouterState({
    select: ({ isLoading, location }) =>
      isLoading &&
      location.pathname === '/dashboard' &&
      JSON.stringify(listVariables(normalizeSearch(location.search))) !== JSON.stringify(variables),
  });
  const total = useListCount(query ? variables.filterBy : undefined, userId);
  useImperativeHandle(subjectAt, () => (id, title) => targetOfRow(ticks.read(), variables, total, { id, title }), [
    ticks,
    variables,
    total,
  ]);
  const view = useListView(userId);
  const rows = useRef<RowsHandle>(null);
  const sort = parseSort(search.sort);
  const actions = useListActions(ticks, group, { search, userId, onGroups, onComplete, onLeaveGroup });
  // What a search finds in the trash is ended by being selected: "all" shall mean all.
  const trash = search.q === undefined ? targetOfTicked(everything, variables, total) : null;
  const { purge } = actions;
  return (
    <ListFrame
      {...frame}
      onAdd={add}
      count={total === null ? undefined : listTexts.head.count(total, search.q !== undefined)}
      onEmptyTrash={
        query && purge && trash
          ? () => {
              purge(trash);
            }
          : undefined
      }
      onView={query ? view.openMenu : undefined}
    >
      {query ? (
        <>
          <LoadedRows
            ref={rows}
            view={view}
            query={query}
            variables={variables}
            sort={sort}
            total={total}
            openId={search.document}
            stale={stale}
            label={search.group === TRASH ? listTexts.head.trash : listTexts.head.documents}
            empty={
              // What an empty library has no use for is not shown meanwhile.
              <Suspense fallback={<div data-view={isPlain(search) ? 'emptyLibrary' : undefined} />}>
                <EmptyList search={search} groupKind={groupKind} onImport={frame.onImport} onAdd={add} />
              </Suspense>
            }
            ticks={ticks}
            actions={actions}
          />
          {view.Tools && (
            <view.Tools
              {...view}
              userId={userId}
              sort={sort}
              filterBy={variables.filterBy}
              total={total}
              onRow={(row) => rows.current?.goTo(row)}
            />
          )}
          <SelectionHost ticks={ticks} variables={variables} total={total} actions={actions} />
        </>
      ) : (
        instead
      )}
    </ListFrame>
  );
}

function LoadedRows({ query, ...props }: Omit<DocumentRowsProps, 'query'> & { query: PreloadedQuery<ListQuery> }) {
  return <DocumentRows {...props} query={usePreloadedQuery<ListQuery>(listQuery, query)} />;
}

/** Whether nothing but the order narrows it down. */
const isPlain = ({ q, group }: LibrarySearch) => q === undefined && group === undefined;

/** What is ticked in this list: another group or search begins with nothing, another order is the same list. */
function useTicksOf({ filterBy }: ListVariables): Ticks {
  const list = JSON.stringify(filterBy);
  const [held, setHeld] = useState(() => ({ list, ticks: createTicks() }));
  if (held.list === list) return held.ticks;
  const next = { list, ticks: createTicks() };
  setHeld(next);
  return next.ticks;
}

/** What can be done with documents of this list. */
function useListActions(
  ticks: Ticks,
  group: ListedGroup | null,
  {
    search,
    userId,
    onGroups,
    onComplete,
    onLeaveGroup,
  }: Pick<DocumentListProps, 'search' | 'userId' | 'onGroups' | 'onComplete' | 'onLeaveGroup'>,
): ListActions {
  const environment = useRelayEnvironment();
  const go = useLibraryNavigation();
  const inTrash = search.group === TRASH;
  const target = inTrash ? 'library' : 'trash';
  const takeOut = (to: MoveTarget | 'nowhere') => (documents: ActionTarget) => {
    // Fetched when it is first wanted: a first visit mostly moves nothing.
    void import('#src/features/documents/mutations/takeOutOfList.ts').then(async ({ takeOutOfList }) => {
      if (!(await takeOutOfList(environment, documents, to, userId))) return;
      const { has } = documents;
      ticks.forget(has);
      go((before) => (before.document !== undefined && has(before.document) ? without(before, 'document') : before));
    });
  };
  return {
    library: inTrash ? null : { environment, userId, openId: search.document },
    complete: inTrash ? null : onComplete,
    groups: inTrash ? null : onGroups,
    leaveGroup: group
      ? (documents) => {
          void onLeaveGroup(documents, group, () => {
            ticks.forget(documents.has);
          });
        }
      : null,
    target,
    move: takeOut(target),
    purge: inTrash ? takeOut('nowhere') : null,
  };
}
