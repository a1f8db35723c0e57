// The paths to one state or transition, which can be played step by step with the clock of Play.
import { useEffect, useState } from 'react';
import { Notice } from '#src/ui/notice/Notice.tsx';
import type { ModeProps } from '../viewer/mode.ts';
import type { EventIndices } from './findPaths.ts';
import { PathSteps } from './PathSteps.tsx';
import styles from './Paths.module.css';
import type { NamedTarget } from './targets.ts';
import { usePaths } from './usePaths.ts';
import { PathChoice } from './PathChoice.tsx';
import { emptyOverlay } from '../chart/overlay.ts';
import { pathsTexts } from './pathsTexts.ts';

export interface PathViewProps extends ModeProps {
  /** The index of the start in the model. */
  start: number;
  chosen: NamedTarget;
  /** Null while they are computed. */
  shortest: ReadonlyMap<string, EventIndices> | null;
}

/** Renders the target, a choice of the path, and the path: the shortest at once, others when they are found. */
export function PathView({ start, chosen, shortest, ...props }: PathViewProps) {
  const { entry, onOverlay } = props;
  const others = usePaths({ machine: entry.id, start, target: chosen.target });
  const [number, setNumber] = useState(0);
  const found = others && 'answer' in others ? others.answer : null;
  const first = shortest?.get(chosen.key);
  const paths = found?.paths ?? (first ? [first] : []);
  const path = paths[number];
  useEffect(() => {
    if (path === undefined) onOverlay(emptyOverlay);
  }, [path, onOverlay]);
  return (
    <>
      <section>
        <h2>{chosen.target.kind === 'state' ? pathsTexts.goal.state : pathsTexts.goal.transition}</h2>
        <p className={styles.goal}>{chosen.label}</p>
        {chosen.detail !== '' && <p className={styles.detail}>{chosen.detail}</p>}
      </section>
      {others && 'failure' in others && (
        <Notice tone="danger" role="alert">
          {pathsTexts.failed(others.failure)}
        </Notice>
      )}
      {shortest && first === undefined && (
        <Notice role="status">{reasonFor(props, chosen) ?? pathsTexts.notReached}</Notice>
      )}
      {path === undefined && shortest === null && !(others && 'failure' in others) && (
        <p className={styles.none} role="status">
          {pathsTexts.searching}
        </p>
      )}
      {path && (
        <>
          <PathChoice paths={paths} found={found} chosen={number} onChoose={setNumber} />
          <PathSteps key={path.join(' ')} {...props} start={start} path={path} to={chosen.key} />
        </>
      )}
    </>
  );
}

/** The reason why the model doesn't reach the target, if known. */
function reasonFor({ entry }: Pick<ModeProps, 'entry'>, { key, isPassed }: NamedTarget): string | null {
  if (isPassed) return pathsTexts.passed;
  const exemption = entry.model.exempt.find(({ transition }) => transition === key);
  return exemption ? pathsTexts.exempt(exemption.reason) : null;
}
