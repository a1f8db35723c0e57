// What can happen to a message, and what holds in each state.
import type { SnapshotFrom } from 'xstate';
import { after, done, failed, modelOf } from '../model.ts';
import { alertMachine } from './alertMachine.ts';

type Snapshot = SnapshotFrom<typeof alertMachine>;

const isQuiet = ({ context }: Snapshot) => context.message === null;

export const alertModel = modelOf({
  machine: alertMachine,
  starts: [
    { name: 'a message that goes by itself', input: { timeout: 30_000 } },
    { name: 'a message that stays', input: { timeout: null } },
    { name: 'a message that only the program takes away', input: { dismissible: false, timeout: 8000 } },
  ],
  events: [
    { type: 'hold.began', hold: 'hovered' },
    { type: 'hold.began', hold: 'covered' },
    { type: 'hold.ended', hold: 'hovered' },
    { type: 'hold.ended', hold: 'covered' },
    { type: 'alert.act' },
    done('act'),
    failed('act', 'The server did not answer'),
    { type: 'alert.dismiss' },
    { type: 'alert.hide' },
    { type: 'alert.show' },
    after('timeout', 'alert.shown.counting'),
  ],
  facts: ({ context }) => ({ holds: context.holds.length }),
  states: {
    'shown.lasting': { 'it has no time-out': ({ context }) => context.timeout === null, 'nothing failed': isQuiet },
    'shown.counting': {
      'it has a time-out': ({ context }) => context.timeout !== null,
      'nobody attends to it': ({ context }) => context.holds.length === 0,
      'nothing failed': isQuiet,
    },
    'shown.held': {
      'something holds it': ({ context }) => context.holds.length > 0,
      'nothing failed': isQuiet,
    },
    'shown.acting': { 'nothing failed yet': isQuiet },
    'shown.refused': { 'a message says why': ({ context }) => context.message !== null },
    hidden: {
      'nothing is left of what failed': isQuiet,
      'nobody attends to it': ({ context }) => context.holds.length === 0,
    },
  },
});
