// Plays what an actor did in a recording on today's machine, and finds where today's machine goes another way.
import type { CatalogueEntry } from '#machines/catalogue.ts';
import type { Start } from '#machines/model.ts';
import { messageOf } from '#machines/problem.ts';
import { statePath } from '#machines/statePath.ts';
import { NotRunning, type RunningMachine, startMachine, stepTo } from '../play/startMachine.ts';
import type { Step } from '../play/steps.ts';
import { asKnownCase } from '../play/knownCases.ts';
import { statePathOf } from '../play/createLog.ts';
import type { PlacedMoment } from './recordingIndex.ts';
import { isDelayed, isOutside, stepOfMoment } from './stepOfMoment.ts';

/** Where today's machine and the recorded one diverge. */
export interface Divergence {
  /** The number of the entry, from 1. */
  readonly entry: number;
  /** The recorded state before it, and after it. */
  readonly from: string;
  readonly recorded: string;
  /** Today's state after it. */
  readonly today: string;
  /** Why today's machine couldn't take the step; null if it took it and came to another state. */
  readonly why: string | null;
}

export interface PlayedRecording {
  readonly start: Start;
  /** The steps up to the divergence, including the one that diverges if today's machine took it. */
  readonly steps: readonly Step[];
  /** The recorded states at the start and after each step; null where nothing was recorded, as after a pause. */
  readonly recorded: readonly (string | null)[];
  /** The step that today's machine can't take, if that is the divergence. */
  readonly refused: Step | null;
  /** How many of the moments went as recorded. */
  readonly agreed: number;
  readonly divergence: Divergence | null;
}

/** How long to wait before a step, so that delays run as in the recording, but none runs out that the recording doesn't mention. */
function pause(running: RunningMachine, elapsed: number): Step | null {
  const due = running.delays()[0]?.due;
  if (due === undefined || elapsed <= 0) return null;
  const left = due - running.now() - 1;
  const after = Math.min(elapsed, left);
  return after > 0 ? { after } : null;
}

/** The reason why a step can't be taken now; null if it can. */
function whyNot(running: RunningMachine, step: Step): string | null {
  const snapshot = running.snapshot();
  if (snapshot.status !== 'active') return `the machine is ${snapshot.status === 'done' ? 'done' : 'stopped'}`;
  if ('event' in step && !snapshot.can(step.event)) return `“${step.event.type}” is ignored`;
  return null;
}

/** Plays moments of one actor from a start, after steps that lead to where the recording begins. */
export function playFrom(
  { machine, model }: Pick<CatalogueEntry, 'machine' | 'model'>,
  start: Start,
  before: readonly Step[],
  moments: readonly PlacedMoment[],
): PlayedRecording {
  const running = startMachine(machine, start);
  const steps: Step[] = [];
  let agreed = 0;
  const recordedStates: (string | null)[] = [null];
  let refused: Step | null = null;
  const take = (step: Step) => {
    running.perform(step);
    steps.push(step);
    recordedStates.push(null);
  };
  const play = (): Divergence | null => {
    before.forEach(take);
    let last: PlacedMoment | null = null;
    for (const placed of moments) {
      const { moment, place } = placed;
      const recorded = statePath(moment.after);
      const divergenceFor = (why: string | null): Divergence => ({
        ...{ entry: place + 1, from: moment.before === null ? '' : statePath(moment.before), recorded },
        ...{ today: statePathOf(running.snapshot()), why },
      });
      const elapsed = last === null ? 0 : moment.at - last.moment.at;
      last = placed;
      if (!isOutside(moment)) {
        if (moment.status === 'stopped') return null;
        const step = isDelayed(moment)
          ? stepTo(running, { type: moment.event })
          : asKnownCase(model, stepOfMoment(moment));
        const waits = isDelayed(moment) ? null : pause(running, elapsed);
        if (waits) take(waits);
        const why = whyNot(running, step);
        // An event that neither machine handles is no step of a play.
        if (why !== null && moment.transitions.length > 0) {
          refused = step;
          return divergenceFor(why);
        }
        if (why === null) take(step);
      }
      recordedStates[steps.length] = recorded;
      if (statePathOf(running.snapshot()) !== recorded) return divergenceFor(null);
      agreed += 1;
    }
    return null;
  };
  const guarded = (): Divergence | null => {
    try {
      return play();
    } catch (error) {
      const at = moments[agreed];
      if (!at) {
        if (error instanceof NotRunning) return null;
        throw error;
      }
      const { before: was, after } = at.moment;
      // A guard may throw on values that were left out or cut.
      const snapshot = running.snapshot();
      const today = snapshot.status === 'error' ? 'failed' : statePathOf(snapshot);
      return {
        entry: at.place + 1,
        from: was ? statePath(was) : '',
        recorded: statePath(after),
        today,
        why: messageOf(error),
      };
    }
  };
  try {
    const divergence = guarded();
    return { start, steps, recorded: recordedStates, refused, agreed, divergence };
  } finally {
    running.stop();
  }
}

/** The play that agrees with the recording for longest, among several starts. */
export function longestPlay(plays: readonly PlayedRecording[]): PlayedRecording | null {
  return plays.reduce<PlayedRecording | null>(
    (best, play) => (best === null || play.agreed > best.agreed ? play : best),
    null,
  );
}
