// What can happen on the page of a recording, and what holds in each state.
import { after, done, failed, modelOf } from '../model.ts';
import { recordingViewMachine } from './recordingViewMachine.ts';

export const recordingViewModel = modelOf({
  machine: recordingViewMachine,
  starts: [
    { name: 'an address with a recording', input: { name: 'first', at: 2 } },
    { name: 'an address without one', input: { name: null, at: 1 } },
  ],
  events: [
    { type: 'address.changed', name: 'first', at: 1 },
    { type: 'address.changed', name: 'second', at: 1 },
    { type: 'address.changed', name: null, at: 1 },
    { type: 'go', to: 3 },
    { type: 'go', to: 99 },
    { type: 'scrub.begin' },
    { type: 'scrub.end' },
    done('open', { length: 5 }),
    done('open', { length: null }),
    failed('open', 'This recording is damaged.'),
    after('rest', 'recordingView.shown.moving'),
  ],
  facts: ({ context }) => context,
  states: {
    unnamed: { 'no recording is named': ({ context }) => context.name === null },
    reading: {
      'a recording is named': ({ context }) => context.name !== null,
      'nothing is shown yet': ({ context }) => context.length === 0,
    },
    missing: { 'nothing is shown': ({ context }) => context.length === 0 },
    refused: { 'it is said why': ({ context }) => context.problem !== null },
    'shown.resting': {
      'the entry exists': ({ context }) => context.at >= 1 && context.at <= context.length,
      'nothing is wrong': ({ context }) => context.problem === null,
    },
    'shown.moving': { 'the entry exists': ({ context }) => context.at >= 1 && context.at <= context.length },
    'shown.scrubbing': { 'the entry exists': ({ context }) => context.at >= 1 && context.at <= context.length },
  },
});
