// The frame of the library: the bar, the groups, and the two panes of the routes inside. It also handles chosen and dropped files.
import { getRouteApi, Link, Outlet } from '@tanstack/react-router';
import {
  type RefObject,
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Environment } from 'relay-runtime';
import type { ChosenFile } from '#machines/import/importTypes.ts';
import type { SessionUser } from '#machines/session/sessionTypes.ts';
import { pageTitle } from '#site/productName.ts';
import { useChangeFeed } from '#src/features/changes/useChangeFeed.ts';
import { mayHaveDrafts } from '#src/features/drafts/mayHaveDrafts.ts';
import { groupIdsOf, NEW_DOCUMENT } from '#src/features/documents/libraryAddress.ts';
import type { TargetOfRow } from '#src/features/documents/actionTarget.ts';
import { useLibraryNavigation } from '#src/features/documents/useLibraryNavigation.ts';
import { librarySearch } from '#src/features/documents/addressChanges.ts';
import { LibraryProvider } from '#src/features/documents/LibraryProvider.tsx';
import { useOpenLibrary } from '#src/features/documents/useOpenLibrary.ts';
import { useLive } from '#src/features/live/useLive.ts';
import { Sidebar } from '#src/features/sidebar/Sidebar.tsx';
import { GroupDragHost } from '#src/features/groups/drag/GroupDragHost.tsx';
import { useGroups } from '#src/features/groups/tree/useGroups.ts';
import { AccountButton } from '#src/features/session/AccountButton.tsx';
import { useSession, useSessionUser } from '#src/features/session/SessionContext.tsx';
import { libraryIdOf } from '#src/relay/library.ts';
import { useLibrary } from '#src/relay/useLibrary.ts';
import { LibrarySwitch } from '#src/features/libraries/LibrarySwitch.tsx';
import { lazyPart } from '#src/ui/lazyPart.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { loadOptional } from '#src/ui/preload.ts';
import { preloadWhenIdle } from '#src/ui/preloadWhenIdle.ts';
import { Logo } from '#src/ui/icon/Logo.tsx';
import styles from './Dashboard.module.css';
import { type Dashboard, DashboardContext, type LookUpRequest, type PastedText } from './DashboardContext.ts';
import { dashboardTexts } from './dashboardTexts.ts';
import { GroupsDrawer } from './GroupsDrawer.tsx';
import { Pane } from './Pane.tsx';
import { LibraryGroups } from './LibraryGroups.tsx';
import { useFileDrop } from './useFileDrop.ts';
import { useListTitle } from './useListTitle.ts';
import { usePastes } from './usePastes.ts';

const route = getRouteApi('/dashboard');
const LookUpDialogs = lazy(() => import('./LookUpDialogs.tsx').then((module) => ({ default: module.LookUpDialogs })));
const LibraryGone = lazy(() =>
  import('#src/features/libraries/LibraryGone.tsx').then((module) => ({ default: module.LibraryGone })),
);
export const LibraryImport = lazyPart(() => import('./LibraryImport.tsx').then((module) => module.LibraryImport));

/** Renders the library for the person for whom it was loaded, and nothing for another person. */
export function DashboardPage() {
  const { environment, owner } = route.useLoaderData();
  const current = useSessionUser();
  if (!owner) return null;
  // The address may have changed meanwhile.
  return (
    <LibraryProvider key={`${owner.id} ${libraryIdOf(environment)}`} environment={environment}>
      <Library
        environment={environment}
        isFollowed={current?.id === owner.id}
        user={current?.id === owner.id ? current : owner}
      />
    </LibraryProvider>
  );
}

interface LibraryProps {
  environment: Environment;
  /** Whether the person who opened the library is logged in. */
  isFollowed: boolean;
  user: SessionUser;
}

function Library({ environment, isFollowed, user }: LibraryProps) {
  const search = route.useSearch();
  const session = useSession();
  const { id: libraryId, canWrite, isGone } = useLibrary();
  useOpenLibrary(environment);
  const followed = isFollowed && !isGone;
  const feed = useChangeFeed(followed ? environment : undefined);
  const live = useLive(user.id, followed ? libraryId : undefined, feed);
  const groups = useGroups(user.id);
  const title = useListTitle(groups, search);
  // These are view state, not a machine's: nothing waits for them, fails or depends on them.
  const [groupsOpen, setGroupsOpen] = useState(false);
  const [files, setFiles] = useState<readonly ChosenFile[] | null>(null);
  const { isDragging, drop } = useFileDrop(canWrite ? setFiles : null);
  const closeImport = useCallback(() => {
    setFiles(null);
  }, []);
  const [pasted, setPasted] = useState<PastedText | null>(null);
  // The count is the key of the dialog, which starts from the beginning for each request.
  const [lookUp, setLookUp] = useState<(LookUpRequest & { count: number }) | null>(null);
  // The pasted text is dropped when the pane that it opened is closed.
  const isAdding = search.document === NEW_DOCUMENT;
  const [wasAdding, setWasAdding] = useState(isAdding);
  if (isAdding !== wasAdding) {
    setWasAdding(isAdding);
    if (!isAdding) setPasted(null);
  }
  const picker = useRef<HTMLInputElement>(null);
  // Set by the list while there is one, and read only in event handlers.
  const [rowTarget] = useState<RefObject<TargetOfRow | null>>(() => ({ current: null }));

  // The library saves automatically, and the browser's dialog would save a page that nobody can use.
  useEffect(() => {
    const keepDialogAway = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === 's' && event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey)
        event.preventDefault();
    };
    document.addEventListener('keydown', keepDialogAway, true);
    return () => {
      document.removeEventListener('keydown', keepDialogAway, true);
    };
  }, []);

  useEffect(() => {
    document.title = pageTitle(search.group === undefined || title === '' ? dashboardTexts.title : title);
  }, [search.group, title]);

  // Reports unsaved work from an earlier visit once, when the person returns.
  const go = useLibraryNavigation();
  const tellOfDrafts = useEffectEvent(() => {
    if (!mayHaveDrafts()) return;
    loadOptional(import('./tellOfWork.ts'))
      .then(({ tellOfWork }) =>
        tellOfWork(
          user.id,
          { libraryId, document: search.document },
          {
            goTo({ libraryId: other, document }) {
              go((before) => ({
                ...(other === libraryId ? before : librarySearch(other)),
                ...(document === undefined ? {} : { document }),
              }));
            },
            chooseFile: canWrite
              ? () => {
                  // The message may be pressed when another library is open.
                  if (picker.current) picker.current.click();
                  else go(() => librarySearch(libraryId));
                }
              : null,
          },
        ),
      )
      .catch(() => undefined);
  });
  useEffect(() => {
    tellOfDrafts();
    return preloadWhenIdle(async () => (await import('./preloadedParts.ts')).preloadedParts);
  }, []);

  usePastes({
    onFiles(pastedFiles) {
      if (canWrite) setFiles(pastedFiles);
    },
    onIdentifiers(text) {
      if (!canWrite) return;
      setPasted((before) => ({ text, count: (before?.count ?? 0) + 1 }));
      go((before) => ({ ...before, document: NEW_DOCUMENT }));
    },
  });

  const node = search.group === undefined ? undefined : groups.tree?.nodes.get(search.group);
  const groupKind = node?.kind ?? null;
  const group = useMemo(() => (node?.kind === 'explicit' ? { id: node.id, name: node.name } : null), [node]);
  const problem =
    groupIdsOf(search)
      .map((id) => groups.tree?.nodes.get(id)?.problem ?? null)
      .find((each) => each !== null) ?? null;
  const dashboard = useMemo<Dashboard>(
    () => ({
      live: live?.actor,
      title,
      groupKind,
      group,
      problem,
      startImport: () => picker.current?.click(),
      importFiles: setFiles,
      lookUp: (request) => {
        setLookUp((before) => ({ ...request, count: (before?.count ?? 0) + 1 }));
      },
      pasted,
      saveSearch: (query) => {
        groups.actor.send({ type: 'form', target: { kind: 'create', parentId: null, search: query } });
      },
      openGroups: () => {
        setGroupsOpen(true);
      },
      rowTarget,
    }),
    [live, title, groupKind, group, problem, pasted, groups.actor, rowTarget],
  );

  const sidebar = (onChoose?: () => void) => (
    <Pane name={dashboardTexts.panes.groups} shows={search.group}>
      <Sidebar
        search={search}
        user={user}
        libraries={<LibrarySwitch />}
        groups={(allDocuments) => (
          <LibraryGroups groups={groups} search={search} above={allDocuments} onChoose={onChoose} />
        )}
        onChoose={onChoose}
        onLogOut={() => {
          session.send({ type: 'session.logOut' });
        }}
      />
    </Pane>
  );
  return (
    <DashboardContext value={dashboard}>
      <div className={styles.app} data-document={search.document === undefined ? 'closed' : 'open'} {...drop}>
        <header className={styles.bar}>
          <Link to="/" className={styles.logo}>
            <Logo />
          </Link>
          <span className={styles.spacer} />
          {live && <live.PeopleHere documentId={search.document} />}
          <AccountButton />
        </header>
        <aside className={styles.side} aria-label={dashboardTexts.groups}>
          {/* In one place at a time: they share one keyboard. */}
          {!groupsOpen && sidebar()}
        </aside>
        <main id="main" className={styles.main}>
          {isGone && (
            <Suspense>
              <LibraryGone />
            </Suspense>
          )}
          <Outlet />
          {files && (
            <Pane name={dashboardTexts.panes.import} shows={files} onClose={closeImport}>
              <Suspense>
                <LibraryImport files={files} userId={user.id} tree={groups.tree} onChoose={dashboard.startImport} />
              </Suspense>
            </Pane>
          )}
          {lookUp && (
            <Suspense>
              <LookUpDialogs key={lookUp.count} request={lookUp} onFiles={setFiles} />
            </Suspense>
          )}
        </main>
        <GroupsDrawer
          open={groupsOpen}
          onClose={() => {
            setGroupsOpen(false);
          }}
        >
          {sidebar(() => {
            setGroupsOpen(false);
          })}
        </GroupsDrawer>
        {/* Here and not at the list: groups are moved also while that comes or has failed. */}
        {canWrite && (
          <GroupDragHost
            documentsAt={(id, name) => rowTarget.current?.(id, name) ?? null}
            onRest={(id) => {
              const node = groups.tree?.nodes.get(id);
              if (node) groups.expand([node], true);
            }}
            onGivenUp={(ids) => {
              groups.expand(
                ids.flatMap((id) => groups.tree?.nodes.get(id) ?? []),
                false,
              );
            }}
          />
        )}
        {isDragging && (
          <div className={styles.drop} aria-hidden="true">
            <span className={styles.dropSign}>
              <Icon name="download" /> {dashboardTexts.drop}
            </span>
          </div>
        )}
        {/* Any file can be chosen: its content says what it is, and phones hide files whose endings they do not know. */}
        <input
          ref={picker}
          type="file"
          hidden
          multiple
          aria-label={dashboardTexts.chooseFiles}
          data-testid="import-file"
          onChange={({ target }) => {
            if (target.files?.length && canWrite) setFiles([...target.files]);
            // The same file can be chosen again.
            target.value = '';
          }}
        />
      </div>
    </DashboardContext>
  );
}
