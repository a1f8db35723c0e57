// The frame of the library: bar, groups, and the two panes of the routes inside. Here files are dropped and what was done is said.
import { getRouteApi, Link, Outlet } from '@tanstack/react-router';
import { type DragEvent, lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { Sidebar } from '#src/features/documents/sidebar/Sidebar.tsx';
import { AccountMenu } from '#src/features/session/AccountMenu.tsx';
import { useSession, useSessionUser } from '#src/features/session/SessionContext.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Logo, productName } from '#src/ui/icon/Logo.tsx';
import styles from './Dashboard.module.css';
import { type Dashboard, DashboardContext } from './DashboardContext.ts';
import { GroupsDrawer } from './GroupsDrawer.tsx';
import { type Said, Toast } from './Toast.tsx';

const route = getRouteApi('/dashboard');
const ImportHost = lazy(() =>
  import('#src/features/import/ImportHost.tsx').then((module) => ({ default: module.ImportHost })),
);

/** Draws the library. */
export function DashboardPage() {
  const { environment } = route.useLoaderData();
  const search = route.useSearch();
  const session = useSession();
  const user = useSessionUser();
  const [groupsOpen, setGroupsOpen] = useState(false);
  const [said, setSaid] = useState<Said | null>(null);
  const [importing, setImporting] = useState<{ files: readonly File[]; round: number } | null>(null);
  const [dragging, setDragging] = useState(false);
  const picker = useRef<HTMLInputElement>(null);

  useEffect(() => {
    document.title = `${search.group === 'trash' ? 'Trash' : 'Library'} – ${productName}`;
  }, [search.group]);

  const take = (files: readonly File[]) => {
    if (files.length > 0) setImporting((before) => ({ files, round: (before?.round ?? 0) + 1 }));
  };
  const dashboard = useMemo<Dashboard>(
    () => ({
      startImport: () => picker.current?.click(),
      openGroups: () => {
        setGroupsOpen(true);
      },
      say: (message, undo) => {
        setSaid({ message, undo });
      },
    }),
    [],
  );

  if (!user) return null;
  const drag = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setDragging(true);
    },
    onDragLeave: (event: DragEvent<HTMLElement>) => {
      if (!(event.relatedTarget instanceof Node) || !event.currentTarget.contains(event.relatedTarget))
        setDragging(false);
    },
    onDrop: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setDragging(false);
      take([...event.dataTransfer.files]);
    },
  };
  const sidebar = (onChoose?: () => void) => (
    <Sidebar
      search={search}
      user={user}
      onChoose={onChoose}
      onLogOut={() => {
        session.send({ type: 'session.logOut' });
      }}
    />
  );
  return (
    <RelayEnvironmentProvider environment={environment}>
      <DashboardContext value={dashboard}>
        <div className={styles.app} data-document={search.document === undefined ? 'closed' : 'open'} {...drag}>
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
            <div className={styles.floats}>
              {importing && (
                <Suspense>
                  <ImportHost
                    files={importing.files}
                    round={importing.round}
                    userId={user.id}
                    onChoose={dashboard.startImport}
                  />
                </Suspense>
              )}
              {said && (
                <Toast
                  said={said}
                  onClose={() => {
                    setSaid(null);
                  }}
                />
              )}
            </div>
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
          {dragging && (
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
              take([...(target.files ?? [])]);
              // The same file can be chosen again.
              target.value = '';
            }}
          />
        </div>
      </DashboardContext>
    </RelayEnvironmentProvider>
  );
}
