// The middle pane: the list's title and count, the search, and the rows or a message.
import { useRouterState } from '@tanstack/react-router';
import type { GroupKind } from '#bibliography/groups/groupRule.ts';
import type { MoveTarget } from '#machines/documentPane/documentPaneTypes.ts';
import { lazy, type ReactNode, type Ref, Suspense, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { listQuery as ListQuery } from '#src/__generated__/listQuery.graphql.ts';
import { useRelayEnvironment } from '#src/relay/hooks.ts';
import type { TypedOperation } from '#src/relay/operationOf.ts';
import { useLibrary } from '#src/relay/useLibrary.ts';
import { useLoadedAnswer } from '#src/relay/useLoadedAnswer.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { useShortcuts } from '#src/ui/focus/shortcuts.ts';
import {
  type LibrarySearch,
  NEW_DOCUMENT,
  normalizeSearch,
  parseSort,
  TRASH,
} from '#src/features/documents/libraryAddress.ts';
import { listVariables, type ListVariables } from '#src/features/documents/listVariables.ts';
import { without } from '#src/features/documents/addressChanges.ts';
import { SearchBox } from '#src/features/search/SearchBox.tsx';
import { createTicks, type Ticks } from '#src/features/selection/createTicks.ts';
import type { ListActions, ListedGroup } from '#src/features/selection/listActions.ts';
import { onDocumentMoved } from '#src/features/documents/movedDocuments.ts';
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
import { listTexts } from './listTexts.ts';
import { OrderButton } from './OrderButton.tsx';
import { type ListView, useListView } from './useListView.ts';

/** Loaded on demand, because most lists contain documents. */
const EmptyList = lazy(() => import('./EmptyStates.tsx').then((module) => ({ default: module.EmptyList })));

const EmptyTrashButton = lazy(() =>
  import('./EmptyTrashButton.tsx').then((module) => ({ default: module.EmptyTrashButton })),
);

interface ListFrameProps {
  search: LibrarySearch;
  /** A description of the list; empty until the name of a group is known. */
  title: string;
  /** The id of the library's owner. */
  userId: string;
  /** The number of documents, once known. */
  count?: string | undefined;
  /** Opens the form of a new document; undefined for people who may only read the library. */
  onAdd: (() => void) | undefined;
  onImport: () => void;
  /** Opens the menu of the list, or of its sort order only. */
  onView?: ListView['openMenu'] | undefined;
  /** Purges the trash after a confirmation; only if it isn't empty. */
  onEmptyTrash?: (() => void) | undefined;
  /** Makes the search a group. */
  onSaveSearch: (query: string) => void;
  /** Information about the whole list. */
  notice?: ReactNode;
  /** The button to the groups, where they aren't beside the list. */
  back: ReactNode;
  children: ReactNode;
}

/** The pane's header, above rows or a message. */
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
        {!inTrash && onAdd && (
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
        <SearchBox search={search} title={title} userId={userId} onSave={onAdd && onSaveSearch} />
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
  /** Null if loading failed. */
  query: TypedOperation<ListQuery> | null;
  /** Shown instead of a list that failed to load. */
  fallback: ReactNode;
  /** The filter that `query` was loaded with; the address may have changed since. */
  variables: ListVariables;
  /** Shows the groups of documents, to change them. */
  onGroups: (documents: ActionTarget) => void;
  /** Completes documents with data registered for their DOIs. */
  onComplete: (documents: ActionTarget) => void;
  /** The kind of the listed group; null if no group is listed or its kind is not known yet. */
  groupKind: GroupKind | null;
  /** Documents can be removed from this group; null if the list is of anything else. */
  group: ListedGroup | null;
  /** Removes documents from the group with a message; calls `onOut` afterwards. */
  onLeaveGroup: (documents: ActionTarget, group: ListedGroup, onOut: () => void) => Promise<void>;
  /** Returns the documents that are dragged with a row. */
  rowTarget?: Ref<TargetOfRow> | undefined;
}

/** Renders the loaded list, or a message in the same frame, so that typing in the search box continues. */
export function DocumentList({
  query,
  fallback,
  variables,
  onGroups,
  onComplete,
  groupKind,
  group,
  onLeaveGroup,
  rowTarget,
  ...frame
}: DocumentListProps) {
  const { search, userId } = frame;
  const go = useLibraryNavigation();
  const { canWrite } = useLibrary();
  const add = canWrite
    ? () => {
        go((before) => ({ ...before, document: NEW_DOCUMENT }));
      }
    : undefined;
  const ticks = useTicksOf(variables);
  useEffect(() => onDocumentMoved(ticks.forgetOne), [ticks]);
  const stale = useRouterState({
    select: ({ isLoading, location }) =>
      isLoading &&
      location.pathname === '/dashboard' &&
      JSON.stringify(listVariables(normalizeSearch(location.search))) !== JSON.stringify(variables),
  });
  const total = useListCount(query ? variables.filterBy : undefined);
  useImperativeHandle(rowTarget, () => (id, title) => targetOfRow(ticks.read(), variables, total, { id, title }), [
    ticks,
    variables,
    total,
  ]);
  const view = useListView(userId);
  const rows = useRef<RowsHandle>(null);
  const sort = parseSort(search.sort);
  const actions = useListActions(ticks, group, { search, onGroups, onComplete, onLeaveGroup });
  // Only without a search, because the button must always empty the whole trash. Search results can be selected and purged.
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
              // Controls that an empty library doesn't need are hidden.
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
        fallback
      )}
    </ListFrame>
  );
}

function LoadedRows({ query, ...props }: Omit<DocumentRowsProps, 'query'> & { query: TypedOperation<ListQuery> }) {
  return <DocumentRows {...props} query={useLoadedAnswer(query)} />;
}

/** Whether the list has no filter, only an order. */
const isPlain = ({ q, group }: LibrarySearch) => q === undefined && group === undefined;

/** The selection of this list. Another group or search starts without one; another order keeps it. */
function useTicksOf({ filterBy }: ListVariables): Ticks {
  const list = JSON.stringify(filterBy);
  const [held, setHeld] = useState(() => ({ list, ticks: createTicks() }));
  if (held.list === list) return held.ticks;
  const next = { list, ticks: createTicks() };
  setHeld(next);
  return next.ticks;
}

/** The actions on documents of this list. */
function useListActions(
  ticks: Ticks,
  group: ListedGroup | null,
  {
    search,
    onGroups,
    onComplete,
    onLeaveGroup,
  }: Pick<DocumentListProps, 'search' | 'onGroups' | 'onComplete' | 'onLeaveGroup'>,
): ListActions {
  const environment = useRelayEnvironment();
  const { canWrite } = useLibrary();
  const go = useLibraryNavigation();
  const inTrash = search.group === TRASH;
  const target = inTrash ? 'library' : 'trash';
  const moveOrPurge = (to: MoveTarget | 'nowhere') => (documents: ActionTarget) => {
    // Loaded on demand, because a first visit usually moves nothing.
    void import('#src/features/documents/mutations/removeFromList.ts').then(async ({ removeFromList }) => {
      if (!(await removeFromList(environment, documents, to))) return;
      const { has } = documents;
      ticks.forget(has);
      go((before) => (before.document !== undefined && has(before.document) ? without(before, 'document') : before));
    });
  };
  return {
    library: inTrash ? null : { environment, openId: search.document },
    complete: inTrash || !canWrite ? null : onComplete,
    groups: inTrash || !canWrite ? null : onGroups,
    leaveGroup:
      group && canWrite
        ? (documents) => {
            void onLeaveGroup(documents, group, () => {
              ticks.forget(documents.has);
            });
          }
        : null,
    target,
    move: canWrite ? moveOrPurge(target) : null,
    purge: inTrash && canWrite ? moveOrPurge('nowhere') : null,
  };
}
