// Describes in words what became of an actor in a moment.
import type { StateValue } from 'xstate';
import { statePath } from '#machines/statePath.ts';
import { liveTexts } from './liveTexts.ts';

interface Outcome {
  readonly before: StateValue | null;
  readonly after: StateValue;
  readonly transitions: readonly string[];
  readonly status: string;
}

/** The path of the state that the moment led to; null if the actor stayed where it was. */
export function stateEntered({ before, after }: Pick<Outcome, 'before' | 'after'>): string | null {
  const path = statePath(after);
  return before === null || statePath(before) !== path ? path : null;
}

/** What became of an actor that stayed where it was: `stays`, `ignored`, `ended`. */
export function stayedText({ transitions, status }: Pick<Outcome, 'transitions' | 'status'>): string {
  if (status === 'stopped') return liveTexts.log.ended;
  return transitions.length === 0 ? liveTexts.log.notTaken : liveTexts.log.stays;
}
