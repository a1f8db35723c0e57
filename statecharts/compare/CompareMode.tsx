// Shows what differs between two versions of the machine: drawn as one chart, and listed in words.
import { type DragEvent, type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '#src/ui/button/Button.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { emptyOverlay } from '../chart/overlay.ts';
import { readChart } from '../diff/machineVersion.ts';
import { mergeCharts } from '../diff/mergeCharts.ts';
import type { ModeProps } from '../viewer/mode.ts';
import { ChangedMachines } from './ChangedMachines.tsx';
import { ChangeList } from './ChangeList.tsx';
import styles from './CompareMode.module.css';
import { closeComparison, comparisonNow, hearComparison, openComparison } from './comparison.ts';
import { compareTexts } from './compareTexts.ts';
import { MachineChanges } from './MachineChanges.tsx';

const texts = compareTexts;

/** The panel. */
export function CompareMode({ entry, search, onOverlay, onShow }: ModeProps): ReactNode {
  const comparison = useSyncExternalStore(hearComparison, comparisonNow);
  const own = comparison?.machines.find((each) => each.kind !== 'gone' && each.after.chart.id === entry.id);
  const merged = useMemo(
    () =>
      own?.kind === 'changed' ? mergeCharts(readChart(own.before.chart), readChart(own.after.chart), own.diff) : null,
    [own],
  );
  useEffect(() => {
    onOverlay(merged ? { ...emptyOverlay, changes: { chart: merged.chart, kinds: merged.changes } } : emptyOverlay);
  }, [onOverlay, merged]);

  if (comparison === null) return <OpenComparison />;
  return (
    <div className={styles.mode}>
      {own === undefined && comparison.machines.length > 0 && <p>{texts.unchanged}</p>}
      {own?.kind === 'added' && <p>{texts.addedMachine}</p>}
      {comparison.machines.length === 0 && <p>{texts.nothing}</p>}
      {own?.kind === 'changed' && <MachineChanges diff={own.diff} />}
      {merged && <ChangeList merged={merged} onShow={onShow} />}
      <ChangedMachines machines={comparison.machines} current={entry.id} search={search} />
      <div>
        <Button onClick={closeComparison}>{texts.close}</Button>
      </div>
    </div>
  );
}

/** Takes a file, chosen or dropped. */
function OpenComparison() {
  const input = useRef<HTMLInputElement>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file) void file.text().then((text) => setUnreadable(!openComparison(text)));
  };
  const keepFile = (event: DragEvent) => {
    // Else the browser would leave the page for the file.
    event.preventDefault();
  };
  return (
    <div
      className={styles.mode}
      onDragOver={keepFile}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer.files);
      }}
    >
      <p>{texts.lead}</p>
      <code className={styles.command}>{texts.command}</code>
      <p>
        {texts.drop} {texts.stays}
      </p>
      <div>
        <Button
          onClick={() => {
            input.current?.click();
          }}
        >
          {texts.open}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          hidden
          aria-label={texts.open}
          onChange={(event) => {
            take(event.target.files);
          }}
        />
      </div>
      {isUnreadable && (
        <Notice tone="warning" role="alert">
          {texts.unreadable}
        </Notice>
      )}
    </div>
  );
}
