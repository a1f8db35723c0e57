// A way through the graph as steps that Play can take: delays become the time that is left of them.
import type { AnyEventObject } from 'xstate';
import type { CatalogueEntry } from '#machines/catalogue.ts';
import type { Start } from '#machines/model.ts';
import { NotRunning, startMachine, stepTo } from '../play/startMachine.ts';
import type { Step } from '../play/steps.ts';

/** The steps by which these events happen one after the other; they end where one cannot happen. */
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
