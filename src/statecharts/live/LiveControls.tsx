// How the app is followed now, and the ways to another: hold still, go on, come back from a moment.
import { Button } from '#src/ui/button/Button.tsx';
import { SignButton } from '../viewer/SignButton.tsx';
import styles from './Live.module.css';
import { type LoggedMoment, timeText } from './moments.ts';
import type { LiveView } from './useLiveView.ts';

export interface LiveControlsProps extends Pick<LiveView, 'state' | 'send'> {
  then: LoggedMoment | null;
}

const words: Readonly<Record<LiveView['state'], string>> = {
  waiting: 'Waiting',
  following: 'Following',
  paused: 'Paused: what happens meanwhile is kept',
  lookingBack: 'As it was',
  lost: 'It has ended; the next one that runs is shown',
};

/** Draws them. */
export function LiveControls({ state, then, send }: LiveControlsProps) {
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
        {words[state]}
        {then && ` at ${timeText(then.at)}`}
      </span>
      {state === 'lookingBack' && <Button onClick={() => send({ type: 'now' })}>Back to now</Button>}
    </div>
  );
}
