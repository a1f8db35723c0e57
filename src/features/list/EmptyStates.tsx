// The messages of empty lists: why the list is empty, and what to do next.
import { Link } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import type { GroupKind } from '#bibliography/groups/groupRule.ts';
import { ownerOfPersonalLibrary } from '#site/libraryIds.ts';
import { useLibrary } from '#src/relay/useLibrary.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { buttonClassName } from '#src/ui/button/buttonClassName.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import type { IconName } from '#src/ui/icon/icons.ts';
import { Kbd } from '#src/ui/text/Kbd.tsx';
import { groupIdsOf, type LibrarySearch, TRASH } from '#src/features/documents/libraryAddress.ts';
import { without } from '#src/features/documents/addressChanges.ts';
import styles from './EmptyStates.module.css';
import { emptyStateTexts } from './emptyStateTexts.ts';
import { listTexts } from './listTexts.ts';

const texts = emptyStateTexts;

const EmptyGroupMessage = lazy(() =>
  import('./EmptyGroupMessage.tsx').then((module) => ({ default: module.EmptyGroupMessage })),
);

/** Renders the message for the list at the address `search`. */
export function EmptyList({
  search,
  groupKind = null,
  onImport,
  onAdd,
}: {
  search: LibrarySearch;
  /** The listed group, as far as it is known. */
  groupKind?: GroupKind | null | undefined;
  onImport: () => void;
  /** Undefined for people who may only read the library. */
  onAdd: (() => void) | undefined;
}) {
  if (search.q !== undefined) return <NothingFound query={search.q} inTrash={search.group === TRASH} />;
  if (search.group === TRASH) {
    return (
      <Emptiness title={texts.trash} view="emptyTrash">
        {texts.trashText}
      </Emptiness>
    );
  }
  if (search.group !== undefined) {
    const isOne = groupIdsOf(search).length === 1;
    return (
      <Emptiness title={isOne ? texts.group : texts.groups} view="emptyGroup">
        <Suspense>
          <EmptyGroupMessage kind={isOne ? groupKind : null} />
        </Suspense>
      </Emptiness>
    );
  }
  if (!onAdd) {
    return (
      <Emptiness title={texts.shared} view="emptyLibrary">
        {texts.sharedText}
      </Emptiness>
    );
  }
  return <EmptyLibrary onImport={onImport} onAdd={onAdd} />;
}

interface EmptinessProps {
  title: string;
  view: string;
  /** The suggested action. */
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
    <Emptiness title={texts.nothingFound} view="nothingFound" action={<ClearSearch />}>
      {texts.noMatch(inTrash)} <q>{query}</q>. {texts.noMatchHint}
    </Emptiness>
  );
}

/** Replaces the rows for an invalid search from a link; the search box shows its error. */
export function MistakenSearch() {
  return (
    <Emptiness title={texts.mistaken} view="mistaken" action={<ClearSearch />}>
      {texts.mistakenText}
    </Emptiness>
  );
}

/** Clears the filter. The button disappears with the search, so the focus moves to the box. */
function ClearSearch() {
  return (
    <Link
      to="/dashboard"
      search={(search: LibrarySearch) => without(search, 'q')}
      className={buttonClassName('secondary', 'lg', styles.action)}
      onClick={() => document.querySelector<HTMLElement>('[role="search"] input')?.focus()}
    >
      {texts.clearSearch}
    </Link>
  );
}

function EmptyLibrary({ onImport, onAdd }: { onImport: () => void; onAdd: () => void }) {
  const isPersonal = ownerOfPersonalLibrary(useLibrary().id) !== null;
  return (
    <div className={styles.empty} data-view="emptyLibrary">
      <h2 className={styles.title}>{isPersonal ? texts.library : texts.shared}</h2>
      <p className={styles.text}>{texts.libraryText}</p>
      <ul className={styles.ways}>
        <Way icon="download" title={texts.importTitle} text={texts.importText} accent>
          <Button variant="primary" size="lg" onClick={onImport}>
            {texts.chooseFile}
          </Button>
        </Way>
        <Way icon="plus" title={texts.addTitle} text={texts.addText} shortcut="N">
          <Button size="lg" onClick={onAdd}>
            {listTexts.head.add}
          </Button>
        </Way>
      </ul>
      <p className={styles.keys}>
        <span>
          <Kbd>/</Kbd> {texts.keySearch}
        </span>
        <span>
          <Kbd>J</Kbd> <Kbd>K</Kbd> {texts.keyUpDown}
        </span>
        <span>
          <Kbd>E</Kbd> {texts.keyEdit}
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
