// A tab that is open for days comes to the newest build by itself: not at once, which would take away what somebody is at, but when
// the person goes elsewhere anyway.
import { assign, emit, setup } from 'xstate';
import { promiseNotProvided } from '../notProvided.ts';
import type { AppUpdateContext, AppUpdateEmitted, AppUpdateEvent, AppUpdateInput } from './appUpdateTypes.ts';

/** Whoever was away for so long, in ms, may have slept through the poll: timers stand still in a computer that sleeps. */
const longAway = 10 * 60_000;

export const appUpdateMachine = setup({
  types: {
    context: {} as AppUpdateContext,
    events: {} as AppUpdateEvent,
    input: {} as AppUpdateInput,
    emitted: {} as AppUpdateEmitted,
  },
  actors: {
    /** The id of the build that is served now. */
    fetchLatest: promiseNotProvided<string>('fetchLatest'),
    /** Resolves when the manifest of this build is there: then all of it is. */
    fetchManifest: promiseNotProvided<undefined, { buildId: string }>('fetchManifest'),
  },
  actions: {
    keepNewBuild: assign({ newBuild: (_, params: { id: string }) => params.id }),
    reportFailure: emit((_, params: { error: unknown }) => ({ type: 'check.failed', error: params.error })),
    askForReload: emit(({ context }) => ({ type: 'reload.wanted', buildId: context.newBuild ?? '' })),
  },
  guards: {
    isSlow: ({ context }) => context.slow,
    /** A reload that brought the old build again (another server process, a cache) is not tried twice for the same new one. */
    isNew: ({ context }, { id }: { id: string }) => id !== context.buildId && id !== context.reloadedFor,
    wasLongAway: (_, { hiddenFor }: { hiddenFor: number }) => hiddenFor >= longAway,
    isNothingUnsaved: (_, { unsaved }: { unsaved: boolean }) => !unsaved,
  },
  delays: {
    /** The page itself comes first. */
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
      description: 'Decides when it is first looked for a new build.',
      always: [{ guard: 'isSlow', target: 'resting' }, { target: 'waiting' }],
    },
    waiting: {
      description: 'The page has only just come.',
      after: { firstCheck: { target: 'checking' } },
    },
    resting: {
      description: 'The page is of the newest build, as far as is known.',
      after: { poll: { target: 'checking' } },
      on: {
        'tab.shown': {
          guard: { type: 'wasLongAway', params: ({ event }) => ({ hiddenFor: event.hiddenFor }) },
          target: 'checking',
        },
      },
    },
    checking: {
      description: 'The server is asked which build is the newest.',
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
      description: 'There is a new build; its manifest is asked for, for a build that is half there is none.',
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
      description: 'The new build waits for the person to go elsewhere with nothing unsaved.',
      on: {
        'page.left': {
          guard: { type: 'isNothingUnsaved', params: ({ event }) => ({ unsaved: event.unsaved }) },
          target: 'reloading',
        },
      },
    },
    reloading: {
      description: 'The new build is on its way, at the address that the person went to.',
      entry: 'askForReload',
    },
  },
});
