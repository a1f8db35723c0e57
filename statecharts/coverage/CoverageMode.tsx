// Shows which transitions the last test run covered, and which states it entered.
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Segmented } from '#src/ui/field/Segmented.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { Skeleton } from '#src/ui/progress/Skeleton.tsx';
import { usePressed } from '../play/usePressed.ts';
import type { ModeProps } from '../viewer/mode.ts';
import { emptyOverlay } from '../chart/overlay.ts';
import styles from './CoverageMode.module.css';
import { PartRuns } from './PartRuns.tsx';
import { TransitionTable } from './TransitionTable.tsx';
import { useFetchedCoverage } from './useCoverage.ts';
import { coverageTexts } from './coverageTexts.ts';

const texts = coverageTexts;

/** The panel. The row selected in its table is marked on the chart, and a transition pressed on the chart is selected in the table. */
export function CoverageMode({ entry, chart, onOverlay, onShow, pressed }: ModeProps): ReactNode {
  const fetched = useFetchedCoverage();
  const [shown, setShown] = useState<'all' | 'missing'>('all');
  const [chosen, setChosen] = useState<string | null>(null);
  usePressed(pressed, true, (target) => {
    if (target.kind === 'transition') setChosen(target.name);
  });
  const coverage = fetched.kind === 'known' ? fetched.coverage : null;
  const machine = coverage?.machines.get(entry.id) ?? null;
  const overlay = useMemo(
    () => ({ ...emptyOverlay, marked: new Set(chosen === null ? [] : [chosen]), coverage: machine?.chart ?? null }),
    [chosen, machine],
  );
  useEffect(() => {
    onOverlay(overlay);
  }, [onOverlay, overlay]);
  const choose = (name: string | null) => {
    setChosen(name);
    if (name !== null) onShow({ kind: 'transition', name });
  };

  if (fetched.kind === 'fetching')
    return (
      <div className={styles.mode} role="status" aria-label={texts.loading}>
        <Skeleton width="30%" height={20} />
        <Skeleton />
        <Skeleton width="80%" />
      </div>
    );
  if (fetched.kind === 'failed') return <Notice tone="warning">{texts.failed}</Notice>;
  if (coverage === null || machine === null)
    return (
      <Notice>
        {texts.none.before} <code>npm test</code> {texts.none.between} <code>npm run test:unit</code> {texts.none.after}
      </Notice>
    );
  const covered = machine.chart.transitions;
  const missing = chart.transitions.filter(({ name }) => !covered.has(name));
  return (
    <div className={styles.mode}>
      <p>{texts.summary(machine.coveredTransitions, machine.transitions, machine.coveredStates, machine.states)}</p>
      <PartRuns parts={coverage.parts} />
      {machine.stale > 0 && (
        <Notice tone="warning">
          {texts.stale(machine.stale)} <code>npm test</code>
        </Notice>
      )}
      <Segmented
        label={texts.transitions}
        options={[
          { value: 'all', label: texts.all(chart.transitions.length) },
          { value: 'missing', label: texts.missing(missing.length) },
        ]}
        value={shown}
        onChange={setShown}
      />
      {shown === 'missing' && missing.length === 0 ? (
        <p className={styles.quiet}>{texts.complete}</p>
      ) : (
        <TransitionTable
          chart={chart}
          transitions={shown === 'missing' ? missing : chart.transitions}
          covered={covered}
          chosen={chosen}
          onChoose={choose}
        />
      )}
    </div>
  );
}
