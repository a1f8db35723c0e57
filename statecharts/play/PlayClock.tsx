// The clock of a play, which advances only on request.
import { useId, useState } from 'react';
import { Button } from '#src/ui/button/Button.tsx';
import { TextInput } from '#src/ui/field/TextInput.tsx';
import { durationText } from '../chart/chartText.ts';
import styles from './Play.module.css';
import { clockText } from './shortText.ts';
import { longestWait } from './steps.ts';
import type { Play } from './usePlay.ts';
import { playTexts } from './playTexts.ts';

const texts = playTexts.clock;

/** The typed milliseconds; null unless they are a number above 0, `long` if they exceed the maximum. */
function millisecondsIn(text: string): number | 'long' | null {
  const number = Number(text);
  if (text.trim() === '' || Number.isNaN(number) || number <= 0) return null;
  return number > longestWait ? 'long' : Math.max(1, Math.round(number));
}

/** Renders the time, a button for each pending delay, and a field for any other duration. */
export function PlayClock({ play }: { play: Play }) {
  const { played, choices } = play;
  const [text, setText] = useState('1000');
  const ms = millisecondsIn(text);
  const why = useId();
  const distinct = choices.delays.filter(({ left }, at, all) => all.findIndex((other) => other.left === left) === at);
  const [next] = distinct;
  return (
    <section>
      <h2>{texts.title}</h2>
      <p className={styles.time}>{clockText(played.now)}</p>
      <div className={styles.delays}>
        {distinct.map(({ name, left, choice }) => (
          <Button
            key={left}
            data-tip={texts.until(name)}
            onClick={() => {
              play.take(choice.step);
            }}
          >
            + {durationText(left)}
          </Button>
        ))}
        {next && (
          <Button
            onClick={() => {
              play.take(next.choice.step);
            }}
          >
            {texts.next}
          </Button>
        )}
        {!next && <span className={styles.none}>{texts.none}</span>}
      </div>
      <form
        className={styles.run}
        onSubmit={(event) => {
          event.preventDefault();
          if (typeof ms === 'number') play.take({ after: ms });
        }}
      >
        <TextInput
          aria-label={texts.milliseconds}
          aria-invalid={typeof ms !== 'number' || undefined}
          aria-describedby={ms === 'long' ? why : undefined}
          inputMode="numeric"
          value={text}
          end={<span className={styles.unit}>{texts.unit}</span>}
          onChange={({ target }) => {
            setText(target.value);
          }}
        />
        <Button type="submit" disabled={typeof ms !== 'number'}>
          {texts.run}
        </Button>
      </form>
      {ms === 'long' && (
        <p id={why} className={styles.failed} role="alert">
          {playTexts.steps.tooLong}.
        </p>
      )}
    </section>
  );
}
