// Where the followed actor is, and with what.
import type { StateValue } from 'xstate';
import { statePath } from '#machines/statePath.ts';
import { ContextText } from '../panel/ContextText.tsx';
import { StatePaths } from '../panel/StatePaths.tsx';
import styles from './Live.module.css';
import type { LoggedMoment } from './moments.ts';
import type { LiveView } from './useLiveView.ts';

export interface LiveNowProps {
  value: StateValue | null;
  last: LoggedMoment | null;
  state: LiveView['state'];
}

/** Draws the path of each state, and the context. */
export function LiveNow({ value, last, state }: LiveNowProps) {
  return (
    <section>
      <h2>{state === 'lookingBack' ? 'It was in' : state === 'lost' ? 'It ended in' : 'Now in'}</h2>
      {value === null ? <p className={styles.meta}>It had not begun.</p> : <StatePaths at={statePath(value)} />}
      {last?.status === 'done' && <p className={styles.meta}>It has come to its end.</p>}
      {last?.status === 'error' && <p className={styles.meta}>It has failed and takes nothing more.</p>}
      <ContextText context={last?.context} />
    </section>
  );
}
