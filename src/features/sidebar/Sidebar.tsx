// The left pane: everything, the groups, the trash, and who is signed in.
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from '#src/ui/button/Button.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import type { IconName } from '#src/ui/icon/icons.ts';
import { useLibraryCounts } from '#src/features/documents/counts.ts';
import { type LibrarySearch, TRASH } from '#src/features/documents/libraryAddress.ts';
import styles from './Sidebar.module.css';
import { sidebarTexts } from './sidebarTexts.ts';

export interface SidebarProps {
  search: LibrarySearch;
  user: { id: string; email: string };
  /** Renders the groups around the place of all documents, which stands above them. */
  groups: (allDocuments: ReactNode) => ReactNode;
  /** What is under way beside the work: an import, the log-out. */
  status?: ReactNode;
  onLogOut: () => void;
  /** A place was chosen; a drawer then closes. */
  onChoose?: (() => void) | undefined;
}

/** Renders the pane. */
export function Sidebar({ search, user, groups, status, onLogOut, onChoose }: SidebarProps) {
  const counts = useLibraryCounts(user.id);
  const inTrash = search.group === TRASH;
  return (
    <div className={styles.side}>
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
        ...(before.sort === undefined ? {} : { sort: before.sort }),
        ...(group === undefined ? {} : { group }),
      })}
      className={styles.place}
      aria-current={current ? 'page' : undefined}
      // In a drawer the keyboard of a phone is not to come up for the filter.
      data-autofocus={group === undefined || undefined}
      // Every place of the library is at one path; the router would mark them all but for their search.
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
