// The left pane: all documents, the groups, the trash, and the person who is logged in.
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from '#src/ui/button/Button.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import type { IconName } from '#src/ui/icon/icons.ts';
import { useLibraryCounts } from '#src/features/documents/counts.ts';
import { type LibrarySearch, TRASH } from '#src/features/documents/libraryAddress.ts';
import { only } from '#src/features/documents/addressChanges.ts';
import styles from './Sidebar.module.css';
import { sidebarTexts } from './sidebarTexts.ts';

export interface SidebarProps {
  search: LibrarySearch;
  user: { email: string };
  /** Stands at the top: the name of the library, and the way to others. */
  libraries?: ReactNode;
  /** Renders the groups with the item “all documents” above them. */
  groups: (allDocuments: ReactNode) => ReactNode;
  /** Background activity: an import, or logging out. */
  status?: ReactNode;
  onLogOut: () => void;
  /** Called when a place was chosen, so that a drawer can close. */
  onChoose?: (() => void) | undefined;
}

/** Renders the sidebar. */
export function Sidebar({ search, user, libraries, groups, status, onLogOut, onChoose }: SidebarProps) {
  const counts = useLibraryCounts();
  const inTrash = search.group === TRASH;
  return (
    <div className={styles.side}>
      {libraries}
      <nav aria-label={sidebarTexts.label} className={styles.places}>
        {groups(
          <Place
            icon="library"
            name={sidebarTexts.allDocuments}
            count={counts.all}
            current={search.group === undefined}
            onChoose={onChoose}
          />,
        )}
        <hr className={styles.line} />
        <Place
          icon="trash"
          name={sidebarTexts.trash}
          group={TRASH}
          count={counts.trash}
          current={inTrash}
          onChoose={onChoose}
        />
      </nav>
      {status}
      <div className={styles.foot}>
        <span className={styles.email} data-tip={user.email}>
          {sidebarTexts.signedInAs(user.email)}
        </span>
        <Button variant="quiet" className={styles.logOut} onClick={onLogOut}>
          {sidebarTexts.logOut}
        </Button>
      </div>
    </div>
  );
}

interface PlaceProps {
  icon: IconName;
  name: string;
  group?: string;
  count: number | null;
  current: boolean;
  onChoose: (() => void) | undefined;
}

function Place({ icon, name, group, count, current, onChoose }: PlaceProps) {
  return (
    <Link
      to="/dashboard"
      search={(before: LibrarySearch): LibrarySearch => ({
        ...only(before, 'library', 'sort'),
        ...(group === undefined ? {} : { group }),
      })}
      className={styles.place}
      aria-current={current ? 'page' : undefined}
      // In the drawer, focus the current place rather than the filter, which would open a phone's keyboard.
      data-autofocus={group === undefined || undefined}
      // All places of the library share one path; without `exact`, the router would mark every one of them.
      activeOptions={{ exact: true }}
      resetScroll={false}
      preload={false}
      onClick={onChoose}
    >
      <Icon name={icon} />
      <span className={styles.name}>{name}</span>
      <span className={styles.count}>{count?.toLocaleString('en')}</span>
    </Link>
  );
}
