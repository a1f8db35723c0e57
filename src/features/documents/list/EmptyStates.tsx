// The emptinesses of a list: which one it is, and the one next step.
import { Link } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import type { GroupKind } from '#bibliography/groups/groupRule.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { buttonClassName } from '#src/ui/button/buttonClassName.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import type { IconName } from '#src/ui/icon/icons.ts';
import { Kbd } from '#src/ui/text/Kbd.tsx';
import { groupIdsOf, type LibrarySearch, TRASH } from '../search.ts';
import { without } from '../searchSteps.ts';
import styles from './EmptyStates.module.css';

const EmptyGroupWords = lazy(() =>
  import('./EmptyGroupWords.tsx').then((module) => ({ default: module.EmptyGroupWords })),
);

/** Draws the emptiness that the address `search` explains. */
export function EmptyList({
  search,
  groupKind = null,
  onImport,
  onAdd,
}: {
  search: LibrarySearch;
  /** Of the one group that is listed, as far as it is known. */
  groupKind?: GroupKind | null | undefined;
  onImport: () => void;
  onAdd: () => void;
}) {
  if (search.q !== undefined) return <NothingFound query={search.q} inTrash={search.group === TRASH} />;
  if (search.group === TRASH) {
    return (
      <Emptiness title="The trash is empty" view="emptyTrash">
        What you move to the trash stays here for 30 days and can be restored.
      </Emptiness>
    );
  }
  if (search.group !== undefined) {
    const isOne = groupIdsOf(search).length === 1;
    return (
      <Emptiness title={isOne ? 'No documents in this group' : 'No documents in these groups'} view="emptyGroup">
        <Suspense>
          <EmptyGroupWords kind={isOne ? groupKind : null} />
        </Suspense>
      </Emptiness>
    );
  }
  return <EmptyLibrary onImport={onImport} onAdd={onAdd} />;
}

interface EmptinessProps {
  title: string;
  view: string;
  /** The way out. */
  action?: ReactNode;
  children: ReactNode;
}

function Emptiness({ title, view, action, children }: EmptinessProps) {
  return (
    <div className={styles.empty} data-view={view}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{children}</p>
      {action}
    </div>
  );
}

function NothingFound({ query, inTrash }: { query: string; inTrash: boolean }) {
  return (
    <Emptiness title="Nothing found" view="nothingFound" action={<ClearSearch />}>
      No document {inTrash ? 'in the trash ' : ''}is found by <q>{query}</q>. Each word has to stand in some field:
      title, people, year, venue or any other; accents and capitals do not matter.
    </Emptiness>
  );
}

/** Stands in the place of the rows where a link brought a search that cannot be read; why, the search box says. */
export function MistakenSearch() {
  return (
    <Emptiness title="This search cannot be read" view="mistaken" action={<ClearSearch />}>
      What is wrong with it stands below the search box. Mend it there, or clear it.
    </Emptiness>
  );
}

/** The way back to all that is listed. It goes with the search, so that who pressed it types on in the box. */
function ClearSearch() {
  return (
    <Link
      to="/dashboard"
      search={(search: LibrarySearch) => without(search, 'q')}
      className={buttonClassName('secondary', 'lg', styles.action)}
      onClick={() => document.querySelector<HTMLElement>('[role="search"] input')?.focus()}
    >
      Clear the search
    </Link>
  );
}

function EmptyLibrary({ onImport, onAdd }: { onImport: () => void; onAdd: () => void }) {
  return (
    <div className={styles.empty} data-view="emptyLibrary">
      <h2 className={styles.title}>Your library is empty</h2>
      <p className={styles.text}>
        Start with the file you already have. Everything in it is kept: keywords, groups, and fields this page has no
        place for.
      </p>
      <ul className={styles.ways}>
        <Way
          icon="download"
          title="Import a .bib file"
          text="Or drop it anywhere on this page. BibTeX and BibLaTeX both work."
          accent
        >
          <Button variant="primary" size="lg" onClick={onImport}>
            Choose a file
          </Button>
        </Way>
        <Way icon="plus" title="Add a document by hand" text="Choose its kind and fill in the fields." shortcut="N">
          <Button size="lg" onClick={onAdd}>
            Add
          </Button>
        </Way>
      </ul>
      <p className={styles.keys}>
        <span>
          <Kbd>/</Kbd> search
        </span>
        <span>
          <Kbd>J</Kbd> <Kbd>K</Kbd> down and up
        </span>
        <span>
          <Kbd>E</Kbd> edit
        </span>
      </p>
    </div>
  );
}

interface WayProps {
  icon: IconName;
  title: string;
  text: string;
  shortcut?: string;
  accent?: boolean;
  children: ReactNode;
}

function Way({ icon, title, text, shortcut, accent, children }: WayProps) {
  return (
    <li className={styles.way}>
      <span className={styles.sign} data-accent={accent}>
        <Icon name={icon} />
      </span>
      <div className={styles.words}>
        <h3 className={styles.name}>{title}</h3>
        <p>{text}</p>
      </div>
      {shortcut && (
        <span className={styles.shortcut}>
          <Kbd>{shortcut}</Kbd>
        </span>
      )}
      {children}
    </li>
  );
}
