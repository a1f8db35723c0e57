// The core of Play, without a page: what comes of a start and steps. Every change is a replay from the start, so going back costs nothing.
import type { AnyMachineSnapshot } from 'xstate';
import type { CatalogueEntry } from '#machines/catalogue.ts';
import type { Start } from '#machines/model.ts';
import { messageOf } from '#machines/problem.ts';
import { startMachine, type RunningActor, type RunningMachine } from './startMachine.ts';
import type { PendingDelay } from './standingClock.ts';
import type { Step } from './steps.ts';
import { watchLog, whereIs, type LogEntry } from './watchLog.ts';
import { playTexts } from './playTexts.ts';

/** The first step that cannot be taken, by its number from 1, and why. */
export interface Misfit {
  readonly step: number;
  readonly why: string;
}

export interface Played {
  readonly start: Start;
  /** The steps that were taken: all, or those before the first that did not fit. */
  readonly steps: readonly Step[];
  readonly snapshot: AnyMachineSnapshot;
  /** In milliseconds since the start. */
  readonly now: number;
  readonly actors: readonly RunningActor[];
  /** The next first. */
  readonly delays: readonly PendingDelay[];
  /** In the order of what happened. */
  readonly log: readonly LogEntry[];
  /** Where the machine was, at the start and after each step. */
  readonly places: readonly string[];
  readonly misfit: Misfit | null;
  /** What the machine threw, if it did; it takes nothing more then. */
  readonly error: string | null;
}

/** The text that says why a step cannot be taken now; null if it can. */
function whyNot(running: RunningMachine, step: Step): string | null {
  const snapshot = running.snapshot();
  if (snapshot.status === 'done') return playTexts.steps.done;
  if (snapshot.status !== 'active') return playTexts.steps.failed;
  if ('after' in step) return null;
  if ('event' in step)
    return takes(snapshot, step) ? null : playTexts.steps.notTaken(step.event.type, whereIs(snapshot));
  const id = 'resolve' in step ? step.resolve : 'reject' in step ? step.reject : step.snapshot;
  return running.actors().some((actor) => actor.id === id) ? null : playTexts.steps.noActor(id, whereIs(snapshot));
}

function takes(snapshot: AnyMachineSnapshot, { event }: Extract<Step, { event: unknown }>): boolean {
  try {
    return snapshot.can(event);
  } catch {
    // A guard that throws stops the machine with its error, which is then shown.
    return true;
  }
}

/** Starts the machine of an entry and takes the steps one by one, as far as they fit. */
export function playSteps({ machine }: Pick<CatalogueEntry, 'machine'>, start: Start, steps: readonly Step[]): Played {
  let taken = 0;
  const log = watchLog(() => taken);
  const running = startMachine(machine, start, log);
  const places = [whereIs(running.snapshot())];
  let misfit: Misfit | null = null;
  for (const step of steps) {
    const why = whyNot(running, step);
    if (why !== null) {
      misfit = { step: taken + 1, why };
      break;
    }
    taken += 1;
    running.perform(step);
    places.push(whereIs(running.snapshot()));
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
