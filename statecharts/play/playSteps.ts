// The core of Play without the page: plays a start and steps. Every change replays from the start, so that stepping back needs no code of its own.
import type { AnyMachineSnapshot } from 'xstate';
import type { CatalogueEntry } from '#machines/catalogue.ts';
import type { Start } from '#machines/model.ts';
import { messageOf } from '#machines/problem.ts';
import { startMachine, type RunningActor, type RunningMachine } from './startMachine.ts';
import type { PendingDelay } from './standingClock.ts';
import type { Step } from './steps.ts';
import { createLog, statePathOf, type LogEntry } from './createLog.ts';
import { playTexts } from './playTexts.ts';

/** The number of the first step that can't be taken, from 1, and the reason. */
export interface Misfit {
  readonly step: number;
  readonly why: string;
}

export interface Played {
  readonly start: Start;
  /** The steps that were taken: all of them, or those before the first that doesn't fit. */
  readonly steps: readonly Step[];
  readonly snapshot: AnyMachineSnapshot;
  /** The current time, in milliseconds since the start. */
  readonly now: number;
  readonly actors: readonly RunningActor[];
  /** The pending delays, the next one first. */
  readonly delays: readonly PendingDelay[];
  /** The log, oldest first. */
  readonly log: readonly LogEntry[];
  /** The states of the machine at the start and after each step. */
  readonly places: readonly string[];
  readonly misfit: Misfit | null;
  /** The error that the machine threw, if any; it handles no more events then. */
  readonly error: string | null;
}

/** The text that explains why a step can't be taken now; null if it can. */
function whyNot(running: RunningMachine, step: Step): string | null {
  const snapshot = running.snapshot();
  if (snapshot.status === 'done') return playTexts.steps.done;
  if (snapshot.status !== 'active') return playTexts.steps.failed;
  if ('after' in step) return null;
  if ('event' in step)
    return takes(snapshot, step) ? null : playTexts.steps.notTaken(step.event.type, statePathOf(snapshot));
  const id = 'resolve' in step ? step.resolve : 'reject' in step ? step.reject : step.snapshot;
  return running.actors().some((actor) => actor.id === id && actor.isFake)
    ? null
    : playTexts.steps.noActor(id, statePathOf(snapshot));
}

function takes(snapshot: AnyMachineSnapshot, { event }: Extract<Step, { event: unknown }>): boolean {
  try {
    return snapshot.can(event);
  } catch {
    // A guard that throws stops the machine with an error, which is shown.
    return true;
  }
}

/** Starts the machine of a catalogue entry and takes the steps one by one, until one doesn't fit. */
export function playSteps({ machine }: Pick<CatalogueEntry, 'machine'>, start: Start, steps: readonly Step[]): Played {
  let taken = 0;
  const log = createLog(() => taken);
  const running = startMachine(machine, start, log);
  const places = [statePathOf(running.snapshot())];
  let misfit: Misfit | null = null;
  for (const step of steps) {
    const why = whyNot(running, step);
    if (why !== null) {
      misfit = { step: taken + 1, why };
      break;
    }
    taken += 1;
    running.perform(step);
    places.push(statePathOf(running.snapshot()));
  }
  const snapshot = running.snapshot();
  const played: Played = {
    start,
    steps: steps.slice(0, taken),
    snapshot,
    now: running.now(),
    actors: snapshot.status === 'active' ? running.actors() : [],
    delays: snapshot.status === 'active' ? running.delays() : [],
    log: log.entries(),
    places,
    misfit,
    error: snapshot.status === 'error' ? messageOf(snapshot.error) : null,
  };
  running.stop();
  return played;
}
