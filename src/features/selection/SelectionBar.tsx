// The actions on the selected documents: a bar that floats over the foot of the list, and on phones is docked there.
import { useEffect, useSyncExternalStore } from 'react';
import { useCopyMenu } from '#src/features/citations/copy/useCopyMenu.ts';
import { focusFirst } from '#src/ui/focus/passFocusOn.ts';
import { announce } from '#src/ui/live/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { TextButton } from '#src/ui/button/TextButton.tsx';
import { Menu } from '#src/ui/menu/Menu.tsx';
import { rowStop } from '#src/features/documents/rowStop.ts';
import type { ListVariables } from '#src/features/documents/listVariables.ts';
import type { Ticks } from './createTicks.ts';
import type { ListActions } from './listActions.ts';
import { moreActions } from './moreActions.ts';
import { everything, headOf, nothing } from '#src/features/documents/selection.ts';
import styles from './SelectionBar.module.css';
import { type ActionTarget, targetOfTicked } from '#src/features/documents/actionTarget.ts';
import { selectionTexts } from './selectionTexts.ts';

const texts = selectionTexts.bar;

export interface SelectionBarProps {
  ticks: Ticks;
  variables: ListVariables;
  /** How many documents the whole list has; null until it is known. */
  total: number | null;
  actions: ListActions;
}

/** The bar disappears with the selection, possibly while it has the focus, which then moves to the list. */
function readOnInList(leaving: HTMLElement | null) {
  return () => {
    if (!leaving?.contains(document.activeElement)) return;
    // After rendering, because React ignores focus events before, and the row may disappear too.
    queueMicrotask(() => {
      focusFirst([rowStop(document), document.getElementById('list-title')]);
    });
  };
}

/** Renders the bar. */
export function SelectionBar({ ticks, variables, total, actions }: SelectionBarProps) {
  const selection = useSyncExternalStore(ticks.hear, ticks.read);
  const copyMenu = useCopyMenu();
  const isComing = useSyncExternalStore(ticks.hear, ticks.isRangeComing);
  const documents = targetOfTicked(selection, variables, total);
  const words =
    documents === null
      ? null
      : isComing
        ? texts.selecting
        : documents.count === null
          ? texts.allSelected
          : texts.selected(documents.count);
  useEffect(() => {
    if (words !== null) announce(words);
  }, [words]);
  useEffect(
    () => () => {
      announce(texts.noneSelected);
    },
    [],
  );
  if (!documents) return null;
  const does = (action: (documents: ActionTarget) => void) => () => {
    action(documents);
  };
  return (
    // Disabled while the selection is about to change.
    <div
      ref={readOnInList}
      role="group"
      aria-label={texts.label}
      className={styles.bar}
      data-selection-bar
      inert={isComing}
    >
      <strong className={styles.count}>{words}</strong>
      {headOf(selection, total) !== 'all' && (
        <TextButton
          className={styles.all}
          onClick={() => {
            ticks.set(everything);
          }}
        >
          {texts.selectAll(total)}
        </TextButton>
      )}
      <span className={styles.spacer} />
      {actions.leaveGroup && (
        <Button variant="quiet" icon="minus" className={styles.action} onClick={does(actions.leaveGroup)}>
          <span className={styles.label}>{texts.leaveGroup}</span>
        </Button>
      )}
      {actions.groups && (
        <Button
          variant="quiet"
          icon="folder"
          aria-haspopup="dialog"
          aria-keyshortcuts="G"
          className={styles.action}
          onClick={does(actions.groups)}
        >
          <span className={styles.label}>{texts.groups}</span>
        </Button>
      )}
      {actions.library && (
        <Menu
          variant="quiet"
          icon="more"
          iconOnly
          label={texts.more}
          placement="top-end"
          items={moreActions(actions.library, documents, actions.complete, copyMenu)}
        />
      )}
      {actions.move &&
        (actions.target === 'library' ? (
          <Button variant="quiet" icon="undo" onClick={does(actions.move)}>
            {texts.restore}
          </Button>
        ) : (
          <>
            <span className={styles.line} />
            <IconButton
              icon="trash"
              label={texts.trash(documents.count)}
              aria-keyshortcuts="Delete"
              onClick={does(actions.move)}
            />
          </>
        ))}
      {actions.purge && (
        <Button
          variant="quiet"
          icon="trash"
          aria-haspopup="dialog"
          aria-keyshortcuts="Delete"
          className={styles.action}
          onClick={does(actions.purge)}
        >
          <span className={styles.label}>{texts.purge}</span>
        </Button>
      )}
      <IconButton
        icon="close"
        label={texts.clear}
        aria-keyshortcuts="Escape"
        onClick={() => {
          ticks.set(nothing);
        }}
      />
    </div>
  );
}
