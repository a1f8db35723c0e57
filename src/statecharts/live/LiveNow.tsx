// Where the followed actor is, and with what.
import type { StateValue } from 'xstate';
import { statePath } from '#machines/statePath.ts';
import { Disclosure } from '#src/ui/disclosure/Disclosure.tsx';
import { shortMembers } from '../play/shortText.ts';
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
  const paths = value === null ? [] : statePath(value).split(' ');
  const context = last?.context ?? null;
  const members = typeof context === 'object' && context !== null ? context : {};
  return (
    <section>
      <h2>{state === 'lookingBack' ? 'It was in' : state === 'lost' ? 'It ended in' : 'Now in'}</h2>
      {paths.length === 0 && <p className={styles.meta}>It had not begun.</p>}
      {paths.map((path) => (
        <p key={path} className={styles.path}>
          {path.replace(/[^.]+$/, '')}
          <strong>{path.replace(/.*\./, '')}</strong>
        </p>
      ))}
      {last?.status === 'done' && <p className={styles.meta}>It has come to its end.</p>}
      {last?.status === 'error' && <p className={styles.meta}>It has failed and takes nothing more.</p>}
      {Object.keys(members).length > 0 && (
        <Disclosure className={styles.context} summary="Context" note={shortMembers(members, 400)}>
          <pre className={styles.json}>{JSON.stringify(context, null, 2)}</pre>
        </Disclosure>
      )}
    </section>
  );
}
