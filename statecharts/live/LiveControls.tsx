// Shows whether the view follows the app, is paused or shows a past moment, with the buttons to change that.
import { Button } from '#src/ui/button/Button.tsx';
import { SignButton } from '../viewer/SignButton.tsx';
import styles from './Live.module.css';
import { timeText } from './moments.ts';
import type { LiveView } from './useLiveView.ts';
import { liveTexts } from './liveTexts.ts';

const texts = liveTexts.status;

function wordsFor({ state, wanted }: LiveView): string {
  switch (state) {
    case 'waiting':
      return texts.waiting;
    case 'following':
      return texts.following;
    case 'paused':
      return texts.paused;
    case 'lookingBack':
      return texts.lookingBack;
    case 'lost':
      if (wanted === null) return texts.nextShown;
      return wanted.includes('/') ? texts.chooseAnother : texts.nextInTab;
  }
}

/** Renders the controls. */
export function LiveControls({ view }: { view: LiveView }) {
  const { state, then, send } = view;
  return (
    <div className={styles.controls}>
      {state === 'paused' ? (
        <SignButton sign="play" label={liveTexts.resume} onClick={() => send({ type: 'resume' })} />
      ) : (
        <SignButton
          sign="pause"
          label={liveTexts.pause}
          aria-disabled={state !== 'following'}
          onClick={() => send({ type: 'pause' })}
        />
      )}
      <span role="status" className={styles.status} data-following={state === 'following' || undefined}>
        {wordsFor(view)}
        {then && texts.at(timeText(then.at))}
      </span>
      {state === 'lookingBack' && <Button onClick={() => send({ type: 'now' })}>{liveTexts.now}</Button>}
    </div>
  );
}
