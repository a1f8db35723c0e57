// Replaces events read from the address by the model's own: an address contains only JSON, but a model's event may contain more, such as a readable file.
import type { AnyEventObject } from 'xstate';
import type { MachineModel } from '#machines/model.ts';
import { writeSteps } from './stepsText.ts';
import type { Step } from './steps.ts';

const textOf = (event: AnyEventObject) => writeSteps({ steps: [{ event }], position: 1 });

/** The step with the model's event that has the same JSON, if there is one. */
export function asKnownCase({ events }: MachineModel, step: Step): Step {
  if (!('event' in step)) return step;
  const text = textOf(step.event);
  const known = events.find((event) => event.type === step.event.type && textOf(event) === text);
  return known === undefined ? step : { event: known };
}
