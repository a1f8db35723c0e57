// The line above the tree of groups: its heading, or how many groups are shown, and the buttons for all groups.
import { lazy, Suspense } from 'react';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import type { GroupSelection } from '../data/groupSelection.ts';
import { groupTreeTexts } from './groupTreeTexts.ts';
import styles from './GroupsPane.module.css';

const MultiSelectBar = lazy(() =>
  import('./MultiSelectBar.tsx').then((module) => ({ default: module.MultiSelectBar })),
);

const texts = groupTreeTexts.pane;

export interface GroupsHeadingProps {
  id: string;
  selection: GroupSelection;
  onSelect: (selection: GroupSelection) => void;
  /** Called when the pointer or the focus is on a button. */
  onNear: () => void;
  /** Opens the menu of all groups below the button. */
  onMenu: (button: HTMLElement, isKeyboard: boolean) => void;
  /** Undefined for people who may only read the library. */
  onCreate: (() => void) | undefined;
}

/** Renders it. */
export function GroupsHeading({ id, selection, onSelect, onNear, onMenu, onCreate }: GroupsHeadingProps) {
  const isSeveral = selection.ids.length > 1;
  return (
    <div className={styles.heading}>
      <h2 id={id} className={styles.title} hidden={isSeveral}>
        {groupTreeTexts.groups}
      </h2>
      {/* Replaces the heading's text, so that the groups below don't move. */}
      {isSeveral && (
        <Suspense fallback={<span className={styles.title} />}>
          <MultiSelectBar selection={selection} onSelect={onSelect} />
        </Suspense>
      )}
      <IconButton
        size="sm"
        icon="more"
        label={texts.more}
        aria-haspopup="menu"
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={({ currentTarget, detail }) => {
          onMenu(currentTarget, detail === 0);
        }}
      />
      {onCreate && (
        <IconButton
          size="sm"
          icon="plus"
          label={texts.create}
          onPointerEnter={onNear}
          onFocus={onNear}
          onClick={onCreate}
        />
      )}
    </div>
  );
}
