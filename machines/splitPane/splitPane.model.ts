// What can happen to a split pane, and what holds in each state.
import { modelOf } from '../model.ts';
import { splitPaneMachine } from './splitPaneMachine.ts';

export const splitPaneModel = modelOf({
  machine: splitPaneMachine,
  starts: [
    { name: 'at its usual size', input: { min: 360, max: 640, size: null, collapsible: true } },
    { name: 'as it was left, and never collapsed', input: { min: 360, max: 640, size: 500, collapsible: false } },
  ],
  events: [
    { type: 'drag.started' },
    { type: 'dragged', size: 520 },
    { type: 'dragged', size: 900 },
    { type: 'drag.ended' },
    { type: 'drag.cancelled' },
    { type: 'resized', size: 380 },
    { type: 'resized', size: 100 },
    { type: 'reset' },
    { type: 'toggled' },
    { type: 'limits.changed', max: 480 },
  ],
  facts: ({ context }) => ({ chosen: context.size !== null, changed: context.size !== context.before }),
  states: {
    resting: {
      'the size is one that the pane can have': ({ context }) => fits(context),
    },
    dragging: {
      'the size is one that the pane can have': ({ context }) => fits(context),
      'the size before is kept': ({ context }) => context.before === null || context.before >= context.min,
    },
    collapsed: {
      'only what may be collapsed is': ({ context }) => context.collapsible,
      'the size is kept': ({ context }) => fits(context),
    },
  },
});

function fits({ size, min }: { size: number | null; min: number }): boolean {
  return size === null || (size >= min && size <= 640);
}
