// Shows the current states and the context of the followed actor.
import type { StateValue } from 'xstate';
import { statePath } from '#machines/statePath.ts';
import { ContextText } from '../panel/ContextText.tsx';
import { StatePaths } from '../panel/StatePaths.tsx';
import styles from './Live.module.css';
import type { LoggedMoment } from './moments.ts';
import type { LiveView } from './useLiveView.ts';
import { liveTexts } from './liveTexts.ts';

const texts = liveTexts.state;

export interface LiveNowProps {
  value: StateValue | null;
  last: LoggedMoment | null;
  state: LiveView['state'];
}

/** Renders the path of each state, and the context. */
export function LiveNow({ value, last, state }: LiveNowProps) {
  return (
    <section>
      <h2>{state === 'lookingBack' ? texts.then : state === 'lost' ? texts.last : texts.now}</h2>
      {value === null ? <p className={styles.meta}>{texts.notStarted}</p> : <StatePaths at={statePath(value)} />}
      {last?.status === 'done' && <p className={styles.meta}>{texts.done}</p>}
      {last?.status === 'error' && <p className={styles.meta}>{texts.failed}</p>}
      <ContextText context={last?.context} />
    </section>
  );
}
