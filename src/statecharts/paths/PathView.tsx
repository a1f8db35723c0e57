// The ways to one state or transition, played step by step with the clock of Play.
import { useEffect, useMemo, useState } from 'react';
import { Notice } from '#src/ui/notice/Notice.tsx';
import type { ModeProps } from '../viewer/mode.ts';
import { PathSteps } from './PathSteps.tsx';
import styles from './Paths.module.css';
import type { NamedTarget } from './targets.ts';
import { usePaths } from './usePaths.ts';
import { WayChoice } from './WayChoice.tsx';
import { emptyOverlay } from '../viewer/overlay.ts';

export interface PathViewProps extends ModeProps {
  /** The place of the start among the model's. */
  start: number;
  chosen: NamedTarget;
}

/** Draws what is looked for, the choice of the way, and the way. */
export function PathView({ start, chosen, ...props }: PathViewProps) {
  const { entry, onOverlay } = props;
  const request = useMemo(
    () => ({ machine: entry.id, start, target: chosen.target }),
    [entry.id, start, chosen.target],
  );
  const found = usePaths(request);
  const [number, setNumber] = useState(0);
  const ways = found && 'answer' in found ? found.answer.ways : [];
  const way = ways[number];
  useEffect(() => {
    if (way === undefined) onOverlay(emptyOverlay);
  }, [way, onOverlay]);
  return (
    <>
      <section>
        <h2>{chosen.target.kind === 'state' ? 'To the state' : 'To the transition'}</h2>
        <p className={styles.goal}>{chosen.label}</p>
        {chosen.detail !== '' && <p className={styles.detail}>{chosen.detail}</p>}
      </section>
      {found === null && <p role="status">Looking for ways…</p>}
      {found && 'failure' in found && (
        <Notice tone="danger" role="alert">
          The ways could not be found: {found.failure}. Reload the page to try again.
        </Notice>
      )}
      {found && 'answer' in found && way === undefined && (
        <Notice role="status">
          {reasonFor(props, chosen) ??
            'The events of the model do not lead here from this start. Choose another start, or play on by hand.'}
        </Notice>
      )}
      {found && 'answer' in found && way !== undefined && (
        <>
          <WayChoice ways={ways} cut={found.answer.cut} chosen={number} onChoose={setNumber} />
          <PathSteps key={number} {...props} start={start} way={way} to={chosen.key} />
        </>
      )}
    </>
  );
}

/** Why the model does not come here, where it says so. */
function reasonFor({ entry }: Pick<ModeProps, 'entry'>, { key }: NamedTarget): string | null {
  const exemption = entry.model.exempt.find(({ transition }) => transition === key);
  return exemption ? `The model says that nothing leads here: ${exemption.reason}` : null;
}
