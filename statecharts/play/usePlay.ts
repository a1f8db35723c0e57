// What is played, as the address says it: nothing of it is kept beside.
//
// Every step replaces the address, it does not add to the history: the panel has its own way back and forward through the steps, and the
// browser's Back should lead to the page before, not through thirty clicks of a play.
import { useMemo } from 'react';
import { startOf } from '../panel/startOf.ts';
import type { ModeProps, ViewerSearch } from '../viewer/mode.ts';
import { choicesOf, type Choices } from './choices.ts';
import { asKnownCase } from './knownCases.ts';
import { playSteps, type Misfit, type Played } from './playSteps.ts';
import { readSteps, writeSteps } from './stepsText.ts';
import type { Step } from './steps.ts';

export interface Play {
  readonly played: Played;
  readonly choices: Choices;
  /** How many steps there are, those that were stepped back over included. */
  readonly length: number;
  readonly misfit: Misfit | null;
  readonly take: (step: Step) => void;
  /** Goes to where so many steps are played. */
  readonly goTo: (position: number) => void;
  /** What the address says of it. */
  readonly search: Pick<ViewerSearch, 'start' | 'steps'>;
}

/** Reads the play from the address and changes it there. */
export function usePlay({ entry, search, onSearch }: Pick<ModeProps, 'entry' | 'search' | 'onSearch'>): Play {
  const { model } = entry;
  const start = startOf({ entry, search });
  const text = search.steps ?? '';
  const score = useMemo(() => {
    const { steps, ...rest } = readSteps(text);
    return { ...rest, steps: steps.map((step) => asKnownCase(model, step)) };
  }, [text, model]);
  const played = useMemo(
    () => playSteps(entry, model.starts[start] ?? model.starts[0], score.steps.slice(0, score.position)),
    [entry, model, start, score],
  );
  const choices = useMemo(() => choicesOf(model, played), [model, played]);

  const write = (steps: readonly Step[], position: number) => {
    onSearch({ steps: writeSteps({ steps, position }) || undefined });
  };
  return {
    played,
    choices,
    length: score.steps.length,
    misfit: played.misfit ?? score.unreadable,
    take: (step) => {
      const steps = [...played.steps, step];
      write(steps, steps.length);
    },
    goTo: (position) => {
      write(score.steps, position);
    },
    search: {
      start: start || undefined,
      steps: writeSteps({ steps: played.steps, position: played.steps.length }) || undefined,
    },
  };
}
