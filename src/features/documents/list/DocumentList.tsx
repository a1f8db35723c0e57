// The middle pane: what is listed and how many, search, and the rows or why there are none.
import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import type { useListPages_query$key } from '#src/__generated__/useListPages_query.graphql.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { useShortcuts } from '../keys.ts';
import {
  type LibrarySearch,
  listVariables,
  type ListVariables,
  NEW_DOCUMENT,
  normalizeSearch,
  parseSort,
  TRASH,
} from '../search.ts';
import { useLibraryNavigation } from '../useLibraryNavigation.ts';
import { useListCount } from './counts.ts';
import styles from './DocumentList.module.css';
import { DocumentRows } from './DocumentRows.tsx';
import { EmptyList } from './EmptyStates.tsx';
import { SearchBox } from './SearchBox.tsx';

export interface ListFrameProps {
  search: LibrarySearch;
  /** How many there are, when it is known. */
  count?: string | undefined;
  onImport: () => void;
  /** The way back to the groups, where they do not stand beside the list. */
  back: ReactNode;
  children: ReactNode;
}

/** The head of the pane around whatever it shows: rows, their skeleton, or what went wrong. */
export function ListFrame({ search, count, onImport, back, children }: ListFrameProps) {
  const go = useLibraryNavigation();
  const pane = useRef<HTMLElement>(null);
  const inTrash = search.group === TRASH;
  const add = () => {
    go((before) => ({ ...before, document: NEW_DOCUMENT }));
  };
  useShortcuts({ n: add });
  return (
    <section ref={pane} className={styles.list} aria-labelledby="list-title">
      <div className={styles.head}>
        {back}
        <h1 id="list-title" className={styles.title}>
          {inTrash ? 'Trash' : search.group === undefined ? 'All documents' : 'Group'}
        </h1>
        <span className={styles.count}>{count}</span>
        {!inTrash && (
          <span className={styles.actions}>
            <Button variant="primary" icon="plus" aria-keyshortcuts="N" onClick={add}>
              Add
            </Button>
            <Button icon="download" onClick={onImport} className={styles.import}>
              <span className={styles.label}>Import</span>
            </Button>
          </span>
        )}
      </div>
      <div className={styles.search}>
        <SearchBox
          query={search.q ?? ''}
          onLeave={() => {
            pane.current?.querySelector<HTMLElement>('[data-rows] a[tabindex="0"]')?.focus();
          }}
        />
      </div>
      {children}
    </section>
  );
}

export interface DocumentListProps extends Omit<ListFrameProps, 'count' | 'children'> {
  query: useListPages_query$key;
  /** Whose library it is. */
  userId: string;
  /** What `query` was loaded with; the address may already be further. */
  variables: ListVariables;
  onAdd: () => void;
}

/** Draws the list that was loaded. */
export function DocumentList({ query, userId, variables, search, onImport, onAdd, back }: DocumentListProps) {
  const stale = useRouterState({
    select: ({ isLoading, location }) =>
      isLoading &&
      location.pathname === '/dashboard' &&
      JSON.stringify(listVariables(normalizeSearch(location.search))) !== JSON.stringify(variables),
  });
  const total = useListCount(variables.filterBy, userId);
  return (
    <ListFrame
      search={search}
      count={total === null ? undefined : `${total.toLocaleString('en')}${search.q === undefined ? '' : ' found'}`}
      onImport={onImport}
      back={back}
    >
      <DocumentRows
        query={query}
        variables={variables}
        sort={parseSort(search.sort)}
        total={total}
        openId={search.document}
        stale={stale}
        label={search.group === TRASH ? 'Trash' : 'Documents'}
        empty={<EmptyList search={search} onImport={onImport} onAdd={onAdd} />}
      />
    </ListFrame>
  );
}
