// Several groups are chosen: whether the list shows what is in any or in all of them, and the way back to one list.
import { IconButton } from '#src/ui/button/IconButton.tsx';
import type { GroupSelection } from './GroupsPane.tsx';
import styles from './SeveralBar.module.css';

export interface SeveralBarProps {
  selection: GroupSelection;
  onSelect: (selection: GroupSelection) => void;
}

/** Draws what stands in the line of the heading, instead of its words. */
export function SeveralBar({ selection: { ids, all }, onSelect }: SeveralBarProps) {
  const ways = [
    { all: false, label: 'in any' },
    { all: true, label: 'in all' },
  ];
  return (
    <div className={styles.bar} role="group" aria-label={`${ids.length} groups chosen`}>
      <span className={styles.count}>{ids.length} groups:</span>
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
        label="Choose none"
        onClick={() => {
          onSelect({ ids: [], all: false });
        }}
      />
    </div>
  );
}
