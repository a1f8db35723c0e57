// Converts a path through the graph into steps of Play, in which a delay is the time that remains until it is due.
import type { AnyEventObject } from 'xstate';
import type { CatalogueEntry } from '#machines/catalogue.ts';
import type { Start } from '#machines/model.ts';
import { NotRunning, startMachine, stepTo } from '../play/startMachine.ts';
import type { Step } from '../play/steps.ts';

/** The steps that make these events happen one after the other; they stop before an event that can't happen. */
export function stepsAlong(
  { machine }: Pick<CatalogueEntry, 'machine'>,
  start: Start,
  events: readonly AnyEventObject[],
): Step[] {
  const running = startMachine(machine, start);
  const steps: Step[] = [];
  try {
    for (const event of events) {
      const step = stepTo(running, event);
      running.perform(step);
      steps.push(step);
    }
  } catch (error) {
    if (!(error instanceof NotRunning)) throw error;
  } finally {
    running.stop();
  }
  return steps;
}
