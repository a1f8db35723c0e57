// Brings a tab that is open for days to the newest build: with the next navigation and not at once, which would interrupt the person.
import { assign, emit, setup } from 'xstate';
import { promiseNotProvided } from '../notProvided.ts';
import type { AppUpdateContext, AppUpdateEmitted, AppUpdateEvent, AppUpdateInput } from './appUpdateTypes.ts';

/** After an absence of this length, in ms, the poll may have been missed: timers stop while a computer sleeps. */
const longAway = 10 * 60_000;

export const appUpdateMachine = setup({
  types: {
    context: {} as AppUpdateContext,
    events: {} as AppUpdateEvent,
    input: {} as AppUpdateInput,
    emitted: {} as AppUpdateEmitted,
  },
  actors: {
    /** Loads the id of the current build. */
    fetchLatest: promiseNotProvided<string>('fetchLatest'),
    /** Resolves when the manifest of this build exists, which means that the build is complete. */
    fetchManifest: promiseNotProvided<undefined, { buildId: string }>('fetchManifest'),
  },
  actions: {
    keepNewBuild: assign({ newBuild: (_, params: { id: string }) => params.id }),
    reportFailure: emit((_, params: { error: unknown }) => ({ type: 'check.failed', error: params.error })),
    askForReload: emit(({ context }) => ({ type: 'reload.wanted', buildId: context.newBuild ?? '' })),
  },
  guards: {
    isSlow: ({ context }) => context.slow,
    /** A reload that brought the old build again (another server process, a cache) is not repeated for the same new build. */
    isNew: ({ context }, { id }: { id: string }) => id !== context.buildId && id !== context.reloadedFor,
    wasLongAway: (_, { hiddenFor }: { hiddenFor: number }) => hiddenFor >= longAway,
    isNothingUnsaved: (_, { unsaved }: { unsaved: boolean }) => !unsaved,
  },
  delays: {
    /** The page itself loads first. */
    firstCheck: 1000,
    poll: 60 * 60_000,
  },
}).createMachine({
  id: 'appUpdate',
  description: 'Notices a new build, and reloads the page with the next navigation, never in the middle of an edit.',
  context: ({ input }) => ({ ...input, newBuild: null }),
  initial: 'starting',
  states: {
    starting: {
      description: 'Decides when to check for a new build first.',
      always: [{ guard: 'isSlow', target: 'resting' }, { target: 'waiting' }],
    },
    waiting: {
      description: 'The page has just loaded.',
      after: { firstCheck: { target: 'checking' } },
    },
    resting: {
      description: 'The page has the newest known build.',
      after: { poll: { target: 'checking' } },
      on: {
        'tab.shown': {
          guard: { type: 'wasLongAway', params: ({ event }) => ({ hiddenFor: event.hiddenFor }) },
          target: 'checking',
        },
      },
    },
    checking: {
      description: 'The current build is requested from the server.',
      invoke: {
        id: 'fetchLatest',
        src: 'fetchLatest',
        onDone: [
          {
            guard: { type: 'isNew', params: ({ event }) => ({ id: event.output }) },
            target: 'confirming',
            actions: { type: 'keepNewBuild', params: ({ event }) => ({ id: event.output }) },
          },
          { target: 'resting' },
        ],
        onError: {
          target: 'resting',
          actions: { type: 'reportFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    confirming: {
      description: 'There is a new build; its manifest is requested, to be sure that the build is complete.',
      invoke: {
        id: 'fetchManifest',
        src: 'fetchManifest',
        input: ({ context }) => ({ buildId: context.newBuild ?? '' }),
        onDone: { target: 'ready' },
        onError: {
          target: 'resting',
          actions: { type: 'reportFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    ready: {
      description: 'The new build waits for a navigation with nothing unsaved.',
      on: {
        'page.left': {
          guard: { type: 'isNothingUnsaved', params: ({ event }) => ({ unsaved: event.unsaved }) },
          target: 'reloading',
        },
      },
    },
    reloading: {
      description: 'The page reloads with the new build, at the address of the navigation.',
      entry: 'askForReload',
    },
  },
});
