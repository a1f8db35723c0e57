// The clock of a play: it goes only as far as it is told.
import { useState } from 'react';
import { Button } from '#src/ui/button/Button.tsx';
import { TextInput } from '#src/ui/field/TextInput.tsx';
import { durationText } from '../chart/words.ts';
import styles from './Play.module.css';
import { clockText } from './shortText.ts';
import type { Play } from './usePlay.ts';

/** Milliseconds as typed; null where it is no number above 0. */
function millisecondsIn(text: string): number | null {
  const number = Number(text);
  return text.trim() !== '' && Number.isFinite(number) && number > 0 ? Math.round(number) : null;
}

/** Draws the time, a button for each delay that waits, and a field for any other. */
export function PlayClock({ play }: { play: Play }) {
  const { played, choices } = play;
  const [text, setText] = useState('1000');
  const ms = millisecondsIn(text);
  const distinct = choices.delays.filter(({ left }, at, all) => all.findIndex((other) => other.left === left) === at);
  const [next] = distinct;
  return (
    <section>
      <h2>Clock</h2>
      <p className={styles.time}>{clockText(played.now)}</p>
      <div className={styles.delays}>
        {distinct.map(({ name, left, choice }) => (
          <Button
            key={left}
            data-tip={`until ${name}`}
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
            Next delay
          </Button>
        )}
        {!next && <span className={styles.none}>No delay is waiting.</span>}
      </div>
      <form
        className={styles.run}
        onSubmit={(event) => {
          event.preventDefault();
          if (ms !== null) play.take({ after: ms });
        }}
      >
        <TextInput
          aria-label="Milliseconds to run"
          aria-invalid={ms === null || undefined}
          inputMode="numeric"
          value={text}
          end={<span className={styles.unit}>ms</span>}
          onChange={({ target }) => {
            setText(target.value);
          }}
        />
        <Button type="submit" disabled={ms === null}>
          Run
        </Button>
      </form>
    </section>
  );
}
