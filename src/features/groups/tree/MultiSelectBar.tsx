// Shown when several groups are selected: whether the list shows documents in any or in all of them, and a button to clear the selection.
import { IconButton } from '#src/ui/button/IconButton.tsx';
import type { GroupSelection } from '../data/groupSelection.ts';
import styles from './MultiSelectBar.module.css';
import { groupTreeTexts } from './groupTreeTexts.ts';

const texts = groupTreeTexts.several;

export interface MultiSelectBarProps {
  selection: GroupSelection;
  onSelect: (selection: GroupSelection) => void;
}

/** Renders the bar, in place of the heading's text. */
export function MultiSelectBar({ selection: { ids, all }, onSelect }: MultiSelectBarProps) {
  const ways = [
    { all: false, label: texts.any },
    { all: true, label: texts.all },
  ];
  return (
    <div className={styles.bar} role="group" aria-label={texts.chosen(ids.length)}>
      <span className={styles.count}>{texts.count(ids.length)}</span>
      {ways.map((way) => (
        <button
          key={way.label}
          type="button"
          className={styles.way}
          aria-pressed={all === way.all}
          onClick={() => {
            onSelect({ ids, all: way.all });
          }}
        >
          {way.label}
        </button>
      ))}
      <IconButton
        size="sm"
        icon="close"
        label={texts.clear}
        onClick={() => {
          onSelect({ ids: [], all: false });
        }}
      />
    </div>
  );
}
