// The list that the address names, and beside it the document that it opens.
import { getRouteApi, Link, Outlet, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { type PreloadedQuery, usePreloadedQuery, useRelayEnvironment } from 'react-relay/hooks';
import type { listQuery as ListQuery } from '#src/__generated__/listQuery.graphql.ts';
import { DocumentList, ListFrame, type ListFrameProps } from '#src/features/documents/list/DocumentList.tsx';
import { listQuery } from '#src/features/documents/list/listQuery.ts';
import { MarksContext, useMarks } from '#src/features/documents/search/MarksContext.ts';
import { type ListVariables, NEW_DOCUMENT } from '#src/features/documents/search.ts';
import { useLibraryNavigation } from '#src/features/documents/useLibraryNavigation.ts';
import { useSessionUser } from '#src/features/session/SessionContext.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { SplitPane } from '#src/ui/splitPane/SplitPane.tsx';
import styles from './Dashboard.module.css';
import { useDashboard } from './DashboardContext.ts';
import { useMembership } from './MembershipContext.ts';
import { MembershipHost } from './MembershipHost.tsx';
import { Pane } from './Pane.tsx';

const CitedKeys = lazy(() =>
  import('#src/features/groups/cited/CitedKeys.tsx').then((module) => ({ default: module.CitedKeys })),
);

const route = getRouteApi('/dashboard/list');

/** Draws both panes. */
export function ListPage() {
  const loaded = route.useLoaderData();
  const search = route.useSearch();
  const router = useRouter();
  const { startImport, saveSearch, openGroups, title, groupKind, problem } = useDashboard();
  const userId = useSessionUser()?.id ?? '';
  const frame: Omit<ListFrameProps, 'children'> = {
    search,
    title,
    userId,
    onImport: startImport,
    onSaveSearch: saveSearch,
    notice: (
      <>
        {problem !== null && (
          <div className={styles.failed}>
            <Notice tone="warning">{problem}</Notice>
          </div>
        )}
        {groupKind === 'tex' && search.group !== undefined && (
          <div className={styles.cited}>
            <Suspense>
              <CitedKeys key={search.group} groupId={search.group} userId={userId} />
            </Suspense>
          </div>
        )}
      </>
    ),
    back: <IconButton icon="menu" label="Groups" className={styles.groups} onClick={openGroups} />,
  };
  useFocusBackInList(search.document);
  const marks = useMarks(search.q);
  return (
    <MarksContext value={marks}>
      <MembershipHost userId={userId}>
        <SplitPane>
          <div className={styles.list}>
            <Pane name="the list" shows={loaded}>
              {loaded.kind === 'ready' ? (
                <LoadedList queryRef={loaded.queryRef} variables={loaded.variables} frame={frame} />
              ) : (
                <ListFrame {...frame}>
                  <div className={styles.failed} data-view="failed">
                    <Notice
                      tone="danger"
                      role="alert"
                      action={
                        loaded.isGone ? (
                          <Link to="/dashboard">All documents</Link>
                        ) : (
                          <Button
                            icon="reload"
                            onClick={() =>
                              void router.invalidate({ filter: ({ routeId }) => routeId === '/dashboard/list' })
                            }
                          >
                            Try again
                          </Button>
                        )
                      }
                    >
                      {loaded.isGone
                        ? 'This group is not there any more. Its documents are safe in your library.'
                        : `The list could not be loaded: ${loaded.message}. Your library is safe.`}
                    </Notice>
                  </div>
                </ListFrame>
              )}
            </Pane>
          </div>
          <Outlet />
        </SplitPane>
      </MembershipHost>
    </MarksContext>
  );
}

interface LoadedListProps {
  queryRef: PreloadedQuery<ListQuery>;
  variables: ListVariables;
  frame: Omit<ListFrameProps, 'children'>;
}

function LoadedList({ queryRef, variables, frame }: LoadedListProps) {
  const data = usePreloadedQuery<ListQuery>(listQuery, queryRef);
  const go = useLibraryNavigation();
  const userId = useSessionUser()?.id ?? '';
  const { showGroups } = useMembership();
  const { groupKind, group, subjectAt } = useDashboard();
  const environment = useRelayEnvironment();
  return (
    <DocumentList
      {...frame}
      query={data}
      variables={variables}
      onAdd={() => {
        go((before) => ({ ...before, document: NEW_DOCUMENT }));
      }}
      onGroups={showGroups}
      groupKind={groupKind}
      group={group}
      onLeaveGroup={async (subject, { id, name }, onOut) => {
        // Fetched when it is first wanted.
        const { changeMembership } = await import('#src/features/groups/membership/changeMembership.ts');
        await changeMembership({ environment, userId }, subject, { [id]: 'none' }, () => name, onOut);
      }}
      subjectAt={subjectAt}
    />
  );
}

/** When a document is closed, the focus goes back to the row it was opened from. */
function useFocusBackInList(openId: string | undefined) {
  const before = useRef(openId);
  useEffect(() => {
    const closed = before.current;
    before.current = openId;
    if (closed === undefined || openId !== undefined) return;
    const { activeElement } = document;
    if (activeElement && activeElement !== document.body && activeElement.isConnected) return;
    const row = document.querySelector<HTMLElement>(`[data-document="${CSS.escape(closed)}"]`);
    (row ?? document.querySelector<HTMLElement>('[data-row][tabindex="0"]'))?.focus({ preventScroll: true });
  }, [openId]);
}
