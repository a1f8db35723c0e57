// The text box in which a group is renamed in its row. Enter and leaving it save, Escape cancels.
import { useSelector } from '@xstate/react';
import { useEffect, useId, useRef } from 'react';
import { classNames } from '#src/ui/classNames.ts';
import styles from './RenameBox.module.css';
import type { Groups } from './useGroups.ts';
import { groupTreeTexts } from './groupTreeTexts.ts';

/** The longest name that the API accepts. */
const longest = 500;

/** Renders the box of the group that is being renamed. */
export function RenameBox({ groups: { actor } }: { groups: Groups }) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const { name, oldName, message } = useSelector(actor, ({ context }) => context);
  const isSaving = useSelector(actor, (snapshot) => snapshot.matches({ work: { renaming: 'saving' } }));
  useEffect(() => {
    const box = input.current;
    const row = box?.closest<HTMLElement>('[role="treeitem"]');
    box?.focus({ preventScroll: true });
    box?.select();
    return () => {
      // The input had the focus when it was removed, so the row gets it.
      queueMicrotask(() => {
        if (row?.isConnected && document.activeElement === document.body) row.focus({ preventScroll: true });
      });
    };
  }, []);
  return (
    <span className={styles.box}>
      <input
        ref={input}
        className={styles.input}
        aria-label={groupTreeTexts.row.newName(oldName)}
        aria-invalid={message !== null || undefined}
        aria-describedby={message === null ? undefined : id}
        aria-busy={isSaving || undefined}
        readOnly={isSaving}
        maxLength={longest}
        autoComplete="off"
        spellCheck={false}
        value={name}
        onChange={({ target }) => {
          actor.send({ type: 'name.changed', name: target.value });
        }}
        onBlur={() => {
          // If another window is in front, the input stays.
          if (document.activeElement !== input.current) actor.send({ type: 'save' });
        }}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter') actor.send({ type: 'save' });
          else if (event.key === 'Escape') actor.send({ type: 'leave' });
          else return;
          event.preventDefault();
        }}
      />
      {message !== null && (
        <span id={id} role="alert" className={classNames(styles.problem)}>
          {message}
        </span>
      )}
    </span>
  );
}
