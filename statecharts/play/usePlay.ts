// The current play. The address is its only storage.
//
// Steps replace the history entry instead of adding one: the panel has its own buttons to step back and forward, and the browser's Back should lead to the
// previous page, not through thirty steps.
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
  /** The number of steps, including those that were stepped back over. */
  readonly length: number;
  readonly misfit: Misfit | null;
  readonly take: (step: Step) => void;
  /** Moves to the position after this many steps. */
  readonly goTo: (position: number) => void;
  /** The play as the address stores it. */
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
