// Follows changes to the library from other tabs, devices and the desktop app. Documents and lists are in Relay; this machine knows
// how far the changes were read, and when to ask again.
import { assign, setup } from 'xstate';
import { promiseNotProvided } from '../notProvided.ts';
import type {
  ChangeFeedContext,
  ChangeFeedEvent,
  ChangeFeedInput,
  KnownLibrary,
  ReadChanges,
} from './changeFeedTypes.ts';

const longestBackoff = 10 * 60_000;

export const changeFeedMachine = setup({
  types: { context: {} as ChangeFeedContext, events: {} as ChangeFeedEvent, input: {} as ChangeFeedInput },
  actors: {
    /** Brings the changes into the page, and returns how far they were read. If it is cancelled, nothing was applied. */
    readChanges: promiseNotProvided<KnownLibrary, ReadChanges>('readChanges'),
  },
  actions: {
    moveOn: assign((_, params: { known: KnownLibrary }) => ({ known: params.known, failures: 0 })),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
  },
  delays: {
    /** Slow, so that a person who works alone costs the server hardly anything. */
    poll: 20_000,
    /** Delays of retries: 40, 80, 160 … seconds, at most ten minutes. */
    backoff: ({ context }) => Math.min(20_000 * 2 ** context.failures, longestBackoff),
  },
}).createMachine({
  id: 'changeFeed',
  description: 'Follows the changes of the library while the page is visible.',
  context: ({ input }) => ({ ...input, failures: 0 }),
  initial: 'resting',
  states: {
    resting: {
      description: 'The page has all changes up to a moment ago.',
      after: { poll: { target: 'reading' } },
      on: { 'page.returnedTo': { target: 'reading' }, 'library.changedHere': { target: 'catchingUp' } },
    },
    reading: {
      description: 'The server is asked for changes. Whatever they are, lists are updated.',
      invoke: {
        id: 'readChanges',
        src: 'readChanges',
        input: ({ context }) => ({ known: context.known, isTold: false }),
        onDone: { target: 'resting', actions: { type: 'moveOn', params: ({ event }) => ({ known: event.output }) } },
        onError: { target: 'failed', actions: 'countFailure' },
      },
      on: {
        'library.changedHere': {
          target: 'catchingUp',
          description: 'Lists that load now include the changes of the running request.',
        },
      },
    },
    catchingUp: {
      description: 'Something was changed on this page. The feed skips that change, because the lists reload already.',
      invoke: {
        id: 'catchUp',
        src: 'readChanges',
        input: ({ context }) => ({ known: context.known, isTold: true }),
        onDone: { target: 'resting', actions: { type: 'moveOn', params: ({ event }) => ({ known: event.output }) } },
        onError: { target: 'failed', actions: 'countFailure' },
      },
      on: { 'library.changedHere': { target: 'catchingUp', reenter: true } },
    },
    failed: {
      description: 'No answer came. The server is asked again after growing delays.',
      after: { backoff: { target: 'reading' } },
      on: { 'page.returnedTo': { target: 'reading' }, 'library.changedHere': { target: 'catchingUp' } },
    },
    hidden: {
      description: 'The page is hidden, and nothing is asked.',
      on: { 'page.returnedTo': { target: 'reading' } },
    },
  },
  on: { 'page.hidden': { target: '.hidden' } },
});
