// The tooltip of the page. It is shown after a delay, or at once if another one was shown just before.
import { assertEvent, assign, setup } from 'xstate';
import type { TipSource, TooltipContext, TooltipEvent } from './tooltipTypes.ts';

const take = { target: 'shown', actions: 'takeTip' } as const;

const isOf = ({ tip }: TooltipContext, anchor: string) => tip?.anchor === anchor;

const without = ({ sources }: TooltipContext, source: TipSource) => sources.filter((each) => each !== source);

export const tooltipMachine = setup({
  types: {
    context: {} as TooltipContext,
    events: {} as TooltipEvent,
    tags: {} as 'shown',
  },
  actions: {
    takeTip: assign(({ context, event }) => {
      assertEvent(event, 'anchor.entered');
      const others = isOf(context, event.tip.anchor) ? without(context, event.by) : [];
      return { tip: event.tip, sources: [...others, event.by] };
    }),
    takeLeave: assign(({ context, event }) => {
      assertEvent(event, 'anchor.left');
      return { sources: without(context, event.by) };
    }),
    forgetTip: assign({ tip: null, sources: [] }),
  },
  guards: {
    /** The entered anchor is that of the current tip. */
    isSame: ({ context, event }) => {
      assertEvent(event, 'anchor.entered');
      return isOf(context, event.tip.anchor);
    },
    /** The left anchor is that of the current tip. */
    isOwn: ({ context, event }) => {
      assertEvent(event, 'anchor.left');
      return isOf(context, event.anchor);
    },
    /** Nothing else points at the anchor. */
    isLast: ({ context, event }) => {
      assertEvent(event, 'anchor.left');
      return isOf(context, event.anchor) && context.sources.length === 1 && context.sources[0] === event.by;
    },
    isAlone: ({ context }) => context.sources.length === 0,
  },
  delays: {
    /** A pointer that rests shows that the person may need the tip. */
    wait: 500,
    /** The time to move the mouse across the gap between the anchor and the tip. */
    leave: 150,
    /** A person who moves along a row of buttons reads one tip after another. */
    cool: 300,
  },
}).createMachine({
  id: 'tooltip',
  description: 'The one tip of the page. It can be read as long as one likes, and be sent away with Escape.',
  context: { tip: null, sources: [] },
  initial: 'hidden',
  states: {
    hidden: {
      description: 'No tip is shown or requested.',
      entry: 'forgetTip',
      on: { 'anchor.entered': { target: 'waiting', actions: 'takeTip' } },
    },
    waiting: {
      description: 'The pointer or the focus is on an element with a tip. The tip is shown only if it stays there.',
      after: { wait: { target: 'shown' } },
      on: {
        'anchor.entered': [
          { guard: 'isSame', actions: 'takeTip' },
          { target: 'waiting', actions: 'takeTip', reenter: true },
        ],
        'anchor.left': [
          { guard: 'isLast', target: 'hidden' },
          { guard: 'isOwn', actions: 'takeLeave' },
        ],
        dismiss: { target: 'hidden' },
      },
    },
    shown: {
      description: 'The tip is there, and stays while the mouse or the focus is with it.',
      tags: 'shown',
      on: {
        'anchor.entered': take,
        'anchor.left': [
          { guard: 'isLast', target: 'leaving', actions: 'takeLeave' },
          { guard: 'isOwn', actions: 'takeLeave' },
        ],
        'bubble.left': { guard: 'isAlone', target: 'leaving' },
        dismiss: { target: 'hidden' },
      },
    },
    leaving: {
      description: 'Nobody is with it any more; it can still be reached.',
      tags: 'shown',
      after: { leave: { target: 'warm' } },
      on: {
        'anchor.entered': take,
        'bubble.entered': { target: 'shown' },
        dismiss: { target: 'hidden' },
      },
    },
    warm: {
      description: 'The tip was hidden just before, so the next one is shown without a delay.',
      entry: 'forgetTip',
      after: { cool: { target: 'hidden' } },
      on: { 'anchor.entered': take },
    },
  },
});
