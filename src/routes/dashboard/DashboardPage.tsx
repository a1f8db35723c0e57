// The frame of the library: bar, groups, and the two panes of the routes inside. Here files are chosen and dropped.
import { getRouteApi, Link, Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { documentTitle } from '#site/productName.ts';
import { Sidebar } from '#src/features/documents/sidebar/Sidebar.tsx';
import { AccountMenu } from '#src/features/session/AccountMenu.tsx';
import { useSession, useSessionUser } from '#src/features/session/SessionContext.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Logo } from '#src/ui/icon/Logo.tsx';
import styles from './Dashboard.module.css';
import { type Dashboard, DashboardContext } from './DashboardContext.ts';
import { GroupsDrawer } from './GroupsDrawer.tsx';
import { Pane } from './Pane.tsx';
import { useFileDrop } from './useFileDrop.ts';

const route = getRouteApi('/dashboard');
const ImportHost = lazy(() =>
  import('#src/features/import/ImportHost.tsx').then((module) => ({ default: module.ImportHost })),
);

/** Draws the library. */
export function DashboardPage() {
  const { environment } = route.useLoaderData();
  const search = route.useSearch();
  const session = useSession();
  const current = useSessionUser();
  // Logged out elsewhere, the page stays as long as what is unsaved on it keeps it (app/keepsPage.ts).
  const [user, setUser] = useState(current);
  if (current && current !== user) setUser(current);
  // What is open, what was chosen and what hovers is plain view state: nothing waits for it, fails or follows from it.
  const [groupsOpen, setGroupsOpen] = useState(false);
  const [files, setFiles] = useState<readonly File[] | null>(null);
  const { isDragging, drop } = useFileDrop(setFiles);
  const picker = useRef<HTMLInputElement>(null);

  useEffect(() => {
    document.title = documentTitle(search.group === 'trash' ? 'Trash' : 'Library');
  }, [search.group]);

  const dashboard = useMemo<Dashboard>(
    () => ({
      startImport: () => picker.current?.click(),
      openGroups: () => {
        setGroupsOpen(true);
      },
    }),
    [],
  );

  if (!user) return null;
  const sidebar = (onChoose?: () => void) => (
    <Pane name="the groups" shows={search.group}>
      <Sidebar
        search={search}
        user={user}
        onChoose={onChoose}
        onLogOut={() => {
          session.send({ type: 'session.logOut' });
        }}
      />
    </Pane>
  );
  return (
    <RelayEnvironmentProvider environment={environment}>
      <DashboardContext value={dashboard}>
        <div className={styles.app} data-document={search.document === undefined ? 'closed' : 'open'} {...drop}>
          <header className={styles.bar}>
            <Link to="/" className={styles.logo}>
              <Logo />
            </Link>
            <span className={styles.spacer} />
            <AccountMenu />
          </header>
          <aside className={styles.side} aria-label="Groups">
            {sidebar()}
          </aside>
          <main id="main" className={styles.main}>
            <Outlet />
            {files && (
              <Pane name="the import" shows={files}>
                <Suspense>
                  <ImportHost files={files} userId={user.id} onChoose={dashboard.startImport} />
                </Suspense>
              </Pane>
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
          {isDragging && (
            <div className={styles.drop} aria-hidden="true">
              <span className={styles.dropSign}>
                <Icon name="download" /> Drop to import
              </span>
            </div>
          )}
          <input
            ref={picker}
            type="file"
            accept=".bib,.bibtex,.biblatex,application/x-bibtex,text/x-bibtex"
            hidden
            aria-label="Choose a .bib file to import"
            data-testid="import-file"
            onChange={({ target }) => {
              if (target.files?.length) setFiles([...target.files]);
              // The same file can be chosen again.
              target.value = '';
            }}
          />
        </div>
      </DashboardContext>
    </RelayEnvironmentProvider>
  );
}
