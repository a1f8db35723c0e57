// The box that filters the tree of groups by their names.
import { useSelector } from '@xstate/react';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { TextInput } from '#src/ui/field/TextInput.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { groupTreeTexts } from './groupTreeTexts.ts';
import styles from './GroupsPane.module.css';
import type { Groups } from './useGroups.ts';

const texts = groupTreeTexts.pane;

/** `onDown` moves the focus to the tree. */
export function GroupFilter({ actor, onDown }: { actor: Groups['actor']; onDown: () => void }) {
  const filter = useSelector(actor, ({ context }) => context.filter);
  return (
    <TextInput
      className={styles.filter}
      start={<Icon name="search" size="sm" />}
      end={
        filter === '' ? null : (
          <IconButton
            size="sm"
            icon="close"
            label={texts.clearFilter}
            onClick={() => {
              actor.send({ type: 'filter.changed', filter: '' });
            }}
          />
        )
      }
      type="search"
      aria-label={texts.filter}
      placeholder={texts.filter}
      autoComplete="off"
      spellCheck={false}
      maxLength={200}
      value={filter}
      onChange={({ target }) => {
        actor.send({ type: 'filter.changed', filter: target.value });
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && filter !== '') actor.send({ type: 'filter.changed', filter: '' });
        else if (event.key === 'ArrowDown') onDown();
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    />
  );
}
