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
    keepHeard: assign({ heard: (_, params: { at: string }) => params.at }),
    forgetHeard: assign({ heard: null }),
    setLive: assign({ isLive: (_, params: { isLive: boolean }) => params.isLive }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
  },
  guards: {
    isNewer: ({ context }, { at }: { at: string }) => isNewer(at, context.known),
    /** A change was reported during the request, and its answer did not include it. */
    wasMissed: ({ context }, { known }: { known: KnownLibrary }) =>
      context.heard !== null && isNewer(context.heard, known),
  },
  delays: {
    /** Slow, so that a person who works alone hardly costs the server anything; slower still if live events report changes. */
    poll: ({ context }) => (context.isLive ? 5 * 60_000 : 20_000),
    /** The delay before a reported change is read: it may have been made on this page, and its own response often arrives after the report. */
    settle: 250,
    /** Delays of retries: 40, 80, 160 … seconds, at most ten minutes. */
    backoff: ({ context }) => Math.min(20_000 * 2 ** context.failures, longestBackoff),
  },
}).createMachine({
  id: 'changeFeed',
  description: 'Follows the changes of the library while the page is visible.',
  context: ({ input }) => ({ ...input, failures: 0, heard: null, isLive: false }),
  initial: 'resting',
  states: {
    resting: {
      description: 'The page has all changes up to a moment ago.',
      after: { poll: { target: 'reading' } },
      on: {
        'page.returnedTo': { target: 'reading' },
        'library.changedHere': { target: 'catchingUp' },
        'library.heard': { guard: { type: 'isNewer', params: ({ event }) => event }, target: 'settling' },
        'live.changed': {
          target: 'resting',
          reenter: true,
          actions: { type: 'setLive', params: ({ event }) => event },
        },
      },
    },
    settling: {
      description: 'A change was reported. If it was made on this page, its own response arrives in a moment.',
      after: { settle: { target: 'reading' } },
      on: { 'page.returnedTo': { target: 'reading' }, 'library.changedHere': { target: 'catchingUp' } },
    },
    reading: {
      description: 'Changes are requested from the server. Lists are updated in any case.',
      entry: 'forgetHeard',
      invoke: {
        id: 'readChanges',
        src: 'readChanges',
        input: ({ context }) => ({ known: context.known, isReloading: false }),
        onDone: [
          {
            guard: { type: 'wasMissed', params: ({ event }) => ({ known: event.output }) },
            target: 'settling',
            actions: { type: 'moveOn', params: ({ event }) => ({ known: event.output }) },
          },
          { target: 'resting', actions: { type: 'moveOn', params: ({ event }) => ({ known: event.output }) } },
        ],
        onError: { target: 'failed', actions: 'countFailure' },
      },
      on: {
        'library.changedHere': {
          target: 'catchingUp',
          description: 'Lists that load now include the changes of the running request.',
        },
        'library.heard': { actions: { type: 'keepHeard', params: ({ event }) => event } },
      },
    },
    catchingUp: {
      description: 'Something was changed on this page. The feed skips that change, because the lists reload already.',
      entry: 'forgetHeard',
      invoke: {
        id: 'catchUp',
        src: 'readChanges',
        input: ({ context }) => ({ known: context.known, isReloading: true }),
        onDone: [
          {
            guard: { type: 'wasMissed', params: ({ event }) => ({ known: event.output }) },
            target: 'settling',
            actions: { type: 'moveOn', params: ({ event }) => ({ known: event.output }) },
          },
          { target: 'resting', actions: { type: 'moveOn', params: ({ event }) => ({ known: event.output }) } },
        ],
        onError: { target: 'failed', actions: 'countFailure' },
      },
      on: {
        'library.changedHere': { target: 'catchingUp', reenter: true },
        'library.heard': { actions: { type: 'keepHeard', params: ({ event }) => event } },
      },
    },
    failed: {
      description: 'No answer came. The request is repeated after growing delays.',
      after: { backoff: { target: 'reading' } },
      on: {
        'page.returnedTo': { target: 'reading' },
        'library.changedHere': { target: 'catchingUp' },
        'library.heard': { target: 'settling' },
      },
    },
    hidden: {
      description: 'The page is hidden, so no requests are sent.',
      on: { 'page.returnedTo': { target: 'reading' } },
    },
  },
  on: {
    'page.hidden': { target: '.hidden' },
    'live.changed': { actions: { type: 'setLive', params: ({ event }) => event } },
  },
});

/** Whether the time `at` is later than every change that the page knows. */
function isNewer(at: string, { cursor, groupsModified }: KnownLibrary): boolean {
  return Date.parse(at) > Math.max(Date.parse(cursor?.lastModified ?? '1970'), Date.parse(groupsModified ?? '1970'));
}
