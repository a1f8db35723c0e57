// What can happen while an actor of the running app is followed, and what holds in each state.
import { modelOf } from '../model.ts';
import { liveViewMachine } from './liveViewMachine.ts';

export const liveViewModel = modelOf({
  machine: liveViewMachine,
  starts: [
    { name: 'whoever changed last', input: { wanted: null } },
    { name: 'an actor of a shared link', input: { wanted: 'tab1/x:2' } },
  ],
  events: [
    { type: 'actors.changed', actors: ['tab1/x:2', 'tab2/x:2'] },
    { type: 'actors.changed', actors: ['tab2/x:2'] },
    { type: 'actors.changed', actors: [] },
    { type: 'actor.chosen', wanted: 'tab2' },
    { type: 'actor.chosen', wanted: null },
    { type: 'pause' },
    { type: 'resume' },
    { type: 'moment.chosen', moment: 'tab1/7' },
    { type: 'now' },
  ],
  facts: ({ context }) => context,
  states: {
    waiting: {
      'no actor is shown': ({ context }) => context.actor === null,
      'no moment is shown': ({ context }) => context.moment === null,
    },
    following: {
      'the actor that is shown runs': ({ context }) => context.actor !== null && context.actors.includes(context.actor),
      'no moment is shown': ({ context }) => context.moment === null,
    },
    paused: { 'an actor is shown': ({ context }) => context.actor !== null },
    lookingBack: { 'a moment is shown': ({ context }) => context.moment !== null },
    lost: {
      'the last actor is kept': ({ context }) => context.actor !== null,
      'no moment is shown': ({ context }) => context.moment === null,
    },
  },
});
