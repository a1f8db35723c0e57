// How the viewer follows an actor of the running app: live, paused, at an earlier moment, or after the actor has ended.
import { assertEvent, assign, setup } from 'xstate';
import type { LiveViewContext, LiveViewEvent, LiveViewInput } from './liveViewTypes.ts';

/** Whether an actor is the requested one, or on the requested page. */
function isWanted(actor: string, wanted: string | null): boolean {
  return wanted === null || actor === wanted || actor.startsWith(`${wanted}/`);
}

/** The actors after an event that may concern them. */
function actorsAfter({ actors }: LiveViewContext, event: LiveViewEvent): readonly string[] {
  return event.type === 'actors.changed' ? event.actors : actors;
}

export const liveViewMachine = setup({
  types: {
    context: {} as LiveViewContext,
    events: {} as LiveViewEvent,
    input: {} as LiveViewInput,
  },
  actions: {
    takeActors: assign({ actors: ({ context, event }) => actorsAfter(context, event) }),
    takeWanted: assign({
      wanted: ({ event }) => {
        assertEvent(event, 'actor.chosen');
        return event.wanted;
      },
    }),
    pickActor: assign({
      actor: ({ context }) => context.actors.find((actor) => isWanted(actor, context.wanted)) ?? context.actor,
    }),
    forgetActor: assign({ actor: null }),
    takeMoment: assign({
      moment: ({ event }) => {
        assertEvent(event, 'moment.chosen');
        return event.moment;
      },
    }),
    forgetMoment: assign({ moment: null }),
  },
  guards: {
    runs: ({ context, event }) => actorsAfter(context, event).some((actor) => isWanted(actor, context.wanted)),
  },
}).createMachine({
  id: 'liveView',
  description: 'The viewer of the actors of one machine that run in the tabs of this browser.',
  context: ({ input }) => ({ ...input, actors: [], actor: null, moment: null }),
  initial: 'waiting',
  states: {
    waiting: {
      description: 'No requested actor of the machine is running, and none was since the request.',
      on: {
        'actors.changed': [
          { guard: 'runs', target: 'following', actions: ['takeActors', 'pickActor'] },
          { actions: 'takeActors' },
        ],
        'actor.chosen': { target: 'choosing', actions: 'takeWanted' },
      },
    },
    choosing: {
      description: 'Decides whether the requested actor is running.',
      always: [
        { guard: 'runs', target: 'following', actions: 'pickActor' },
        { target: 'waiting', actions: 'forgetActor' },
      ],
    },
    following: {
      description: 'The chart and the log follow the actor.',
      on: {
        'actors.changed': [
          { guard: 'runs', actions: ['takeActors', 'pickActor'] },
          { target: 'lost', actions: 'takeActors' },
        ],
        pause: { target: 'paused' },
        'moment.chosen': { target: 'lookingBack', actions: 'takeMoment' },
        'actor.chosen': { target: 'choosing', actions: 'takeWanted' },
      },
    },
    paused: {
      description: 'The chart and the log are paused. Events are kept and shown afterwards.',
      on: {
        'actors.changed': { actions: 'takeActors' },
        resume: { target: 'returning' },
        'moment.chosen': { target: 'lookingBack', actions: 'takeMoment' },
        'actor.chosen': { target: 'choosing', actions: 'takeWanted' },
      },
    },
    lookingBack: {
      description: 'The chart shows the state at an earlier moment of the log, whatever happens meanwhile.',
      exit: 'forgetMoment',
      on: {
        'actors.changed': { actions: 'takeActors' },
        'moment.chosen': { actions: 'takeMoment' },
        now: { target: 'returning' },
        'actor.chosen': { target: 'choosing', actions: 'takeWanted' },
      },
    },
    returning: {
      description: 'Decides whether the actor is still running.',
      always: [{ guard: 'runs', target: 'following', actions: 'pickActor' }, { target: 'lost' }],
    },
    lost: {
      description:
        'The actor has ended, or its tab is closed. Its last state is shown until another one runs, for example after a reload.',
      on: {
        'actors.changed': [
          { guard: 'runs', target: 'following', actions: ['takeActors', 'pickActor'] },
          { actions: 'takeActors' },
        ],
        'moment.chosen': { target: 'lookingBack', actions: 'takeMoment' },
        'actor.chosen': { target: 'choosing', actions: 'takeWanted' },
      },
    },
  },
});
