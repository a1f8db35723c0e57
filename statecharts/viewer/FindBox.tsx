// Finds a state or an event of the machine and jumps to it.
import { useId, useMemo } from 'react';
import { useShortcuts } from '#src/ui/focus/shortcuts.ts';
import { RichSelect } from '#src/ui/select/RichSelect.tsx';
import { Kbd } from '#src/ui/text/Kbd.tsx';
import type { Chart } from '../chart/chart.ts';
import styles from './FindBox.module.css';
import { findOptions, foundBy } from './findOptions.ts';
import type { Pressed } from '../chart/pressed.ts';
import { viewerTexts } from './viewerTexts.ts';

const nothing = [] as const;
const { label, ...texts } = viewerTexts.find;

/** Renders the box; the key `/` focuses it. */
export function FindBox({ chart, onFind }: { chart: Chart; onFind: (found: Pressed) => void }) {
  const id = useId();
  const options = useMemo(() => findOptions(chart), [chart]);
  useShortcuts({
    '/': () => {
      document.getElementById(id)?.focus();
    },
  });
  return (
    <div className={styles.box}>
      <RichSelect
        id={id}
        aria-label={label}
        placeholder={label}
        options={options}
        value={nothing}
        texts={texts}
        onChange={([found]) => {
          if (found) onFind(foundBy(found));
        }}
      />
      <span className={styles.key} aria-hidden="true">
        <Kbd>/</Kbd>
      </span>
    </div>
  );
}
