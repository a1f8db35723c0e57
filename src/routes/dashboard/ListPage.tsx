// The list in the address, and beside it the open document.
import { getRouteApi, Outlet, useRouter } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { DocumentList, type DocumentListProps } from '#src/features/list/DocumentList.tsx';
import { MarksContext, useMarks } from '#src/features/search/MarksContext.ts';
import { useSessionUser } from '#src/features/session/SessionContext.tsx';
import { useRelayEnvironment } from '#src/relay/hooks.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { SplitPane } from '#src/ui/splitPane/SplitPane.tsx';
import styles from './Dashboard.module.css';
import { useDashboard } from './DashboardContext.ts';
import { dashboardTexts } from './dashboardTexts.ts';
import { useMembership } from './MembershipContext.ts';
import { MembershipHost } from './MembershipHost.tsx';
import type { LoadedList as Loaded } from './dashboardLoaders.ts';
import { DocumentPaneFrame } from './DocumentOutlet.tsx';
import { Pane } from './Pane.tsx';

const CitedKeys = lazy(() =>
  import('#src/features/groups/cited/CitedKeys.tsx').then((module) => ({ default: module.CitedKeys })),
);

const Unlisted = lazy(() => import('./Unlisted.tsx').then((module) => ({ default: module.Unlisted })));

const route = getRouteApi('/dashboard/list');

/** Renders both panes. */
export function ListPage() {
  const loaded = route.useLoaderData();
  const search = route.useSearch();
  const { startImport, saveSearch, openGroups, title, groupKind, problem } = useDashboard();
  const userId = useSessionUser()?.id ?? '';
  const frame: Frame = {
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
              <CitedKeys key={search.group} groupId={search.group} />
            </Suspense>
          </div>
        )}
      </>
    ),
    back: <IconButton icon="menu" label={dashboardTexts.groups} className={styles.groups} onClick={openGroups} />,
  };
  useFocusBackInList(search.document);
  const marks = useMarks(search.q);
  return (
    <MarksContext value={marks}>
      <MembershipHost>
        <SplitPane>
          <div className={styles.list}>
            <Pane name={dashboardTexts.panes.list} shows={loaded}>
              <LoadedList loaded={loaded} frame={frame} />
            </Pane>
          </div>
          <DocumentPaneFrame>
            <Outlet />
          </DocumentPaneFrame>
        </SplitPane>
      </MembershipHost>
    </MarksContext>
  );
}

type Frame = Pick<DocumentListProps, 'search' | 'title' | 'userId' | 'onImport' | 'onSaveSearch' | 'notice' | 'back'>;

function LoadedList({ loaded, frame }: { loaded: Loaded; frame: Frame }) {
  const { showGroups } = useMembership();
  const { groupKind, group, rowTarget, lookUp } = useDashboard();
  const environment = useRelayEnvironment();
  return (
    <DocumentList
      {...frame}
      query={loaded.kind === 'ready' ? loaded.query : null}
      fallback={loaded.kind !== 'ready' && <NoList loaded={loaded} />}
      variables={loaded.variables}
      onGroups={showGroups}
      onComplete={(documents) => {
        lookUp({ kind: 'complete', documents });
      }}
      groupKind={groupKind}
      group={group}
      onLeaveGroup={async (documents, { id, name }, onOut) => {
        // Loaded when it is first needed.
        const { changeMembership } = await import('#src/features/groups/membership/changeMembership.ts');
        await changeMembership({ environment }, documents, { [id]: 'none' }, () => name, onOut);
      }}
      rowTarget={rowTarget}
    />
  );
}

/** Says why there is no list, and offers the next step. */
function NoList({ loaded }: { loaded: Exclude<Loaded, { kind: 'ready' }> }): ReactNode {
  const router = useRouter();
  if (loaded.kind !== 'failed') {
    return (
      <Suspense>
        <Unlisted why={loaded.kind} />
      </Suspense>
    );
  }
  return (
    <div className={styles.failed} data-view="failed">
      <Notice
        tone="danger"
        role="alert"
        action={
          <Button
            icon="reload"
            onClick={() => void router.invalidate({ filter: ({ routeId }) => routeId === '/dashboard/list' })}
          >
            {dashboardTexts.tryAgain}
          </Button>
        }
      >
        {dashboardTexts.list.failed(loaded.message)}
      </Notice>
    </div>
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
