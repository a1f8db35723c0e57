// The states that the machine has passed, with the steps between them.
import { Fragment } from 'react';
import { TextButton } from '#src/ui/button/TextButton.tsx';
import { changedPart } from './leadText.ts';
import styles from './Play.module.css';
import type { Played } from './playSteps.ts';
import { stepWords } from './steps.ts';
import { playTexts } from './playTexts.ts';

/** Renders the list; the button of a state steps back to it. */
export function WayHere({ played, onGoTo }: { played: Played; onGoTo: (position: number) => void }) {
  const { places, steps } = played;
  return (
    <section>
      <h2>{playTexts.path.title}</h2>
      <p className={styles.way}>
        {places.map((place, at) => {
          const step = steps[at - 1];
          const changed = at === 0 ? place : changedPart(places[at - 1] ?? '', place);
          return (
            <Fragment key={at}>
              {step && <span className={styles.stepWord}>{stepWords(step)}</span>}{' '}
              {at === places.length - 1 ? (
                <b aria-current="step">{changed || place}</b>
              ) : (
                changed !== '' && (
                  <TextButton
                    variant="plain"
                    className={styles.place}
                    aria-label={playTexts.path.backTo(place, at)}
                    onClick={() => {
                      onGoTo(at);
                    }}
                  >
                    {changed}
                  </TextButton>
                )
              )}{' '}
            </Fragment>
          );
        })}
      </p>
    </section>
  );
}
