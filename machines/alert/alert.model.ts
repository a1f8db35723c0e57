// What can happen to an alert, and what holds in each of its states.
import type { SnapshotFrom } from 'xstate';
import { after, done, failed, modelOf } from '../model.ts';
import { alertMachine } from './alertMachine.ts';

type Snapshot = SnapshotFrom<typeof alertMachine>;

const isQuiet = ({ context }: Snapshot) => context.message === null;

export const alertModel = modelOf({
  machine: alertMachine,
  starts: [
    { name: 'an alert that disappears by itself', input: { timeout: 30_000 } },
    { name: 'an alert that stays', input: { timeout: null } },
    { name: 'an alert with a time-out that a person cannot dismiss', input: { dismissible: false, timeout: 8000 } },
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
      'nothing holds it': ({ context }) => context.holds.length === 0,
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
      'nothing holds it': ({ context }) => context.holds.length === 0,
    },
  },
});
