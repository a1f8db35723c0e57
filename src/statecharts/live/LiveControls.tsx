// How the app is followed now, and the ways to another: hold still, go on, come back from a moment.
import { Button } from '#src/ui/button/Button.tsx';
import { SignButton } from '../viewer/SignButton.tsx';
import styles from './Live.module.css';
import { timeText } from './moments.ts';
import type { LiveView } from './useLiveView.ts';

function wordsFor({ state, wanted }: LiveView): string {
  switch (state) {
    case 'waiting':
      return 'Waiting';
    case 'following':
      return 'Following';
    case 'paused':
      return 'Paused: what happens meanwhile is kept';
    case 'lookingBack':
      return 'As it was';
    case 'lost':
      if (wanted === null) return 'It has ended; the next one that runs is shown';
      return wanted.includes('/')
        ? 'It has ended; choose another one, or wait until it runs again'
        : 'It has ended; the next one that runs in its tab is shown';
  }
}

/** Draws them. */
export function LiveControls({ view }: { view: LiveView }) {
  const { state, then, send } = view;
  return (
    <div className={styles.controls}>
      {state === 'paused' ? (
        <SignButton sign="play" label="Resume" onClick={() => send({ type: 'resume' })} />
      ) : (
        <SignButton
          sign="pause"
          label="Pause"
          aria-disabled={state !== 'following'}
          onClick={() => send({ type: 'pause' })}
        />
      )}
      <span role="status" className={styles.status} data-following={state === 'following' || undefined}>
        {wordsFor(view)}
        {then && ` at ${timeText(then.at)}`}
      </span>
      {state === 'lookingBack' && <Button onClick={() => send({ type: 'now' })}>Back to now</Button>}
    </div>
  );
}
