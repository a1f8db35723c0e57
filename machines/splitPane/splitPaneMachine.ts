// The separator between two panes, which a person moves by dragging, which can be cancelled, or by keys.
// The machine has the requested size. The style sheet decides the shown width, which leaves room for the other pane.
import { assertEvent, assign, emit, setup } from 'xstate';
import type { SizeChosen, SplitPaneContext, SplitPaneEvent, SplitPaneInput } from './splitPaneTypes.ts';

export const splitPaneMachine = setup({
  types: {
    context: {} as SplitPaneContext,
    events: {} as SplitPaneEvent,
    input: {} as SplitPaneInput,
    emitted: {} as SizeChosen,
  },
  actions: {
    keepBefore: assign({ before: ({ context }) => context.size }),
    goBack: assign({ size: ({ context }) => context.before }),
    takeSize: assign({
      size: ({ context, event }) => {
        assertEvent(event, ['dragged', 'resized']);
        return Math.round(Math.max(context.min, Math.min(context.max, event.size)));
      },
    }),
    takeUsualSize: assign({ size: null }),
    takeLimits: assign({
      max: ({ context, event }) => {
        assertEvent(event, 'limits.changed');
        return Math.max(context.min, event.max);
      },
    }),
    tellSize: emit(({ context }) => ({ type: 'size.chosen', size: context.size })),
  },
  guards: {
    isCollapsible: ({ context }) => context.collapsible,
  },
}).createMachine({
  id: 'splitPane',
  description: 'How wide a pane is that a person can resize.',
  context: ({ input }) => ({ ...input, before: null }),
  initial: 'resting',
  states: {
    resting: {
      description: 'The pane has the size that was chosen, or its usual one.',
      on: {
        'drag.started': { target: 'dragging' },
        resized: { actions: ['takeSize', 'tellSize'] },
        reset: { actions: ['takeUsualSize', 'tellSize'] },
        toggled: { guard: 'isCollapsible', target: 'collapsed' },
      },
    },
    dragging: {
      description: 'The line follows the pointer.',
      entry: 'keepBefore',
      on: {
        dragged: { actions: 'takeSize' },
        'drag.ended': { target: 'resting', actions: 'tellSize' },
        'drag.cancelled': {
          target: 'resting',
          actions: 'goBack',
          description: 'Escape, or the system took the pointer away.',
        },
      },
    },
    collapsed: {
      description: 'The pane is collapsed; its size is kept for when it is expanded.',
      on: {
        toggled: { target: 'resting' },
        reset: { target: 'resting', actions: ['takeUsualSize', 'tellSize'] },
        resized: {
          target: 'resting',
          actions: ['takeSize', 'tellSize'],
          description: 'A person who makes it wider wants to see it.',
        },
      },
    },
  },
  on: {
    'limits.changed': { actions: 'takeLimits' },
  },
});
