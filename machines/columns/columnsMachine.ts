// The layout of a list's columns, as a person changes it: visibility, order, widths and the height of rows. Changes are made by dragging, which can be
// cancelled, or step by step.
import { assertEvent, assign, emit, setup } from 'xstate';
import { movedTo, resizedTo, toggled } from './layout.ts';
import type { ColumnsContext, ColumnsEvent, ColumnsInput, LayoutChosen } from './columnsTypes.ts';

export const columnsMachine = setup({
  types: {
    context: {} as ColumnsContext,
    events: {} as ColumnsEvent,
    input: {} as ColumnsInput,
    emitted: {} as LayoutChosen,
  },
  actions: {
    hold: assign(({ context, event }) => {
      assertEvent(event, ['resize.started', 'carry.started']);
      return { held: event.column, before: context.layout };
    }),
    letGo: assign({ held: null, before: null }),
    goBack: assign({ layout: ({ context }) => context.before ?? context.layout }),
    stretch: assign(({ context, event }) => {
      assertEvent(event, 'stretched');
      return { layout: resizedTo(context.layout, context.held ?? '', event.width, context) };
    }),
    carry: assign(({ context, event }) => {
      assertEvent(event, 'carried');
      return { layout: movedTo(context.layout, context.held ?? '', event.to) };
    }),
    resize: assign(({ context, event }) => {
      assertEvent(event, 'resized');
      return { layout: resizedTo(context.layout, event.column, event.width, context) };
    }),
    move: assign(({ context, event }) => {
      assertEvent(event, 'moved');
      const place = context.layout.columns.indexOf(event.column);
      return { layout: movedTo(context.layout, event.column, place + event.by) };
    }),
    toggle: assign(({ context, event }) => {
      assertEvent(event, 'toggled');
      return { layout: toggled(context.layout, event.column) };
    }),
    takeDensity: assign(({ context, event }) => {
      assertEvent(event, 'density.chosen');
      return { layout: { ...context.layout, density: event.density } };
    }),
    takeUsual: assign({ layout: ({ context }) => context.usual }),
    tellLayout: emit(({ context }) => ({ type: 'layout.chosen', layout: context.layout })),
  },
  guards: {
    isShown: ({ context, event }) => {
      assertEvent(event, ['resize.started', 'carry.started', 'resized', 'moved']);
      return context.layout.columns.includes(event.column);
    },
    mayBeLeftOut: ({ context, event }) => {
      assertEvent(event, 'toggled');
      return event.column !== context.kept;
    },
  },
}).createMachine({
  id: 'columns',
  description: 'The columns of a list with their order and widths, and the height of its rows.',
  context: ({ input }) => ({ ...input, held: null, before: null }),
  initial: 'resting',
  states: {
    resting: {
      description: 'The columns are as they were chosen.',
      entry: 'letGo',
      on: {
        'resize.started': { guard: 'isShown', target: 'resizing' },
        'carry.started': { guard: 'isShown', target: 'carrying' },
        resized: { guard: 'isShown', actions: ['resize', 'tellLayout'] },
        moved: { guard: 'isShown', actions: ['move', 'tellLayout'] },
        toggled: { guard: 'mayBeLeftOut', actions: ['toggle', 'tellLayout'] },
        'density.chosen': { actions: ['takeDensity', 'tellLayout'] },
        reset: { actions: ['takeUsual', 'tellLayout'] },
      },
    },
    resizing: {
      description: 'The edge of a column follows the pointer.',
      entry: 'hold',
      on: {
        stretched: { actions: 'stretch' },
        'drag.ended': { target: 'resting', actions: 'tellLayout' },
        'drag.cancelled': {
          target: 'resting',
          actions: 'goBack',
          description: 'Escape, or the system took the pointer away.',
        },
      },
    },
    carrying: {
      description: 'A column follows the pointer to another place.',
      entry: 'hold',
      on: {
        carried: { actions: 'carry' },
        'drag.ended': { target: 'resting', actions: 'tellLayout' },
        'drag.cancelled': {
          target: 'resting',
          actions: 'goBack',
          description: 'Escape, or the system took the pointer away.',
        },
      },
    },
  },
});
