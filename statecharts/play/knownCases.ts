// An address holds only what JSON can say; a case of the model may hold more (a file that can be read), and stands in for what looks like it.
import type { AnyEventObject } from 'xstate';
import type { MachineModel } from '#machines/model.ts';
import { writeSteps } from './stepsText.ts';
import type { Step } from './steps.ts';

const textOf = (event: AnyEventObject) => writeSteps({ steps: [{ event }], position: 1 });

/** The same step with the model's own event, where the model has one like it. */
export function asKnownCase({ events }: MachineModel, step: Step): Step {
  if (!('event' in step)) return step;
  const text = textOf(step.event);
  const known = events.find((event) => event.type === step.event.type && textOf(event) === text);
  return known === undefined ? step : { event: known };
}
