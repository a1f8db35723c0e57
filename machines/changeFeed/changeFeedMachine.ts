// Follows what others change in the library: another tab, another device, the desktop app. The documents and lists are Relay's; here is
// only up to where the changes are known, and when it is asked for more.
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
    /** Brings what changed into the page and says up to where it is known now. Given up, it has told nobody anything. */
    readChanges: promiseNotProvided<KnownLibrary, ReadChanges>('readChanges'),
  },
  actions: {
    moveOn: assign((_, params: { known: KnownLibrary }) => ({ known: params.known, failures: 0 })),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
  },
  delays: {
    /** Calm: whoever works alone is hardly noticed by the server. */
    poll: 20_000,
    /** 40, 80, 160 … seconds, at most ten minutes. */
    backoff: ({ context }) => Math.min(20_000 * 2 ** context.failures, longestBackoff),
  },
}).createMachine({
  id: 'changeFeed',
  description: 'Follows what others change in the library, as long as somebody looks at it.',
  context: ({ input }) => ({ ...input, failures: 0 }),
  initial: 'resting',
  states: {
    resting: {
      description: 'The page is as the library was a moment ago.',
      after: { poll: { target: 'reading' } },
      on: { 'page.returnedTo': { target: 'reading' }, 'library.changedHere': { target: 'catchingUp' } },
    },
    reading: {
      description: 'The server is asked what changed. Whatever it was, the lists are told.',
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
          description: 'The lists that come now know of what the answer under way would tell.',
        },
      },
    },
    catchingUp: {
      description:
        'Something was changed here. The feed is read past that; the lists are on their way already, and nobody is told of it twice.',
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
      description: 'No answer came. Nobody waits for one: it is asked again later, and later still.',
      after: { backoff: { target: 'reading' } },
      on: { 'page.returnedTo': { target: 'reading' }, 'library.changedHere': { target: 'catchingUp' } },
    },
    hidden: {
      description: 'Nobody looks: nothing is asked.',
      on: { 'page.returnedTo': { target: 'reading' } },
    },
  },
  on: { 'page.hidden': { target: '.hidden' } },
});
