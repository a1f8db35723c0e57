// The session of this tab: who is logged in, as far as the tab knows. Everything else reads it from this machine.
// It runs from the start of the app to its end; create it once outside React and start it before the router.
import { assign, enqueueActions, sendTo, setup } from 'xstate';
import { callbackNotProvided, promiseNotProvided } from '../notProvided.ts';
import { messageOf } from '../problem.ts';
import type {
  OtherTabsEvent,
  SessionContext,
  SessionEmitted,
  SessionEvent,
  SessionInput,
  SessionUser,
} from './sessionTypes.ts';

const longestBackoff = 30_000;

export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as SessionInput,
    emitted: {} as SessionEmitted,
    tags: {} as 'pending',
  },
  actors: {
    /** Asks the server. It must time out by itself, because the first page waits for it. */
    fetchSession: promiseNotProvided<SessionUser | null>('fetchSession'),
    /** Resolves when the browser reports that it is online again; never if it does not report it. */
    waitForConnection: promiseNotProvided<undefined>('waitForConnection'),
    /** Resolves with true once nothing on the page would be lost, or the person accepts that; with false if they stay. */
    leaveWork: promiseNotProvided<boolean>('leaveWork'),
    /** Resolves once the server has ended the session. */
    endSession: promiseNotProvided<undefined>('endSession'),
    /** Messages to and from the other tabs of this browser. */
    otherTabs: callbackNotProvided<OtherTabsEvent>('otherTabs'),
  },
  actions: {
    adopt: enqueueActions(({ context, enqueue }, params: { user: SessionUser | null; isExpired?: boolean }) => {
      enqueue.assign({ user: params.user });
      if (params.user?.id !== context.user?.id) {
        enqueue.emit({ type: 'session.userChanged', ...params });
      }
    }),
    remember: assign({ isRemembered: true, failures: 0 }),
    forget: assign({ isRemembered: false, failures: 0 }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    keepMessage: assign({ message: (_, params: { error: unknown }) => messageOf(params.error) }),
    clearMessage: assign({ message: null }),
    tellOthersOfStart: sendTo('otherTabs', (_, params: { user: SessionUser }) => ({ type: 'tabs.started', ...params })),
    tellOthersOfEnd: sendTo('otherTabs', { type: 'tabs.ended' }),
  },
  guards: {
    isSomeone: (_, params: { user: SessionUser | null }) => params.user !== null,
    isRemembered: ({ context }) => context.isRemembered,
    mayLeave: (_, params: { leaves: boolean }) => params.leaves,
  },
  delays: {
    /** 2, 4, 8, 16 seconds, then every 30 seconds. */
    backoff: ({ context }) => Math.min(1_000 * 2 ** context.failures, longestBackoff),
  },
}).createMachine({
  id: 'session',
  description: 'Who is logged in. Logged in means that the session holds a user.',
  context: ({ input }) => ({ ...input, user: null, message: null, failures: 0 }),
  invoke: { id: 'otherTabs', src: 'otherTabs' },
  initial: 'unknown',
  states: {
    unknown: {
      description: 'The session is requested from the server; pages that need it wait.',
      tags: 'pending',
      invoke: {
        id: 'fetchSession',
        src: 'fetchSession',
        onDone: [
          {
            guard: { type: 'isSomeone', params: ({ event }) => ({ user: event.output }) },
            target: 'authenticated',
            actions: { type: 'adopt', params: ({ event }) => ({ user: event.output }) },
          },
          { target: 'anonymous' },
        ],
        onError: [
          {
            guard: 'isRemembered',
            target: 'unreachable',
            description: 'A person was logged in here. An unreachable server does not log them out.',
          },
          { target: 'anonymous', description: 'Nobody was logged in here, so the page opens as for a stranger.' },
        ],
      },
      on: {
        'session.endedElsewhere': { target: 'anonymous' },
      },
    },
    unreachable: {
      description:
        'A person was logged in on this device, but the server cannot be reached. Their pages show that, and continue once it answers.',
      entry: [{ type: 'adopt', params: { user: null } }, 'countFailure'],
      initial: 'waiting',
      states: {
        waiting: {
          description: 'The next attempt follows after a delay, or at once when the browser is online again.',
          after: { backoff: { target: 'asking' } },
          invoke: {
            id: 'waitForConnection',
            src: 'waitForConnection',
            onDone: { target: 'asking' },
          },
          on: {
            'session.retry': { target: 'asking' },
          },
        },
        asking: {
          description: 'The session is requested again.',
          invoke: {
            id: 'fetchAgain',
            src: 'fetchSession',
            onDone: [
              {
                guard: { type: 'isSomeone', params: ({ event }) => ({ user: event.output }) },
                target: '#session.authenticated',
                actions: { type: 'adopt', params: ({ event }) => ({ user: event.output }) },
              },
              { target: '#session.anonymous', description: 'The server says that nobody is logged in.' },
            ],
            onError: { target: 'waiting', actions: 'countFailure' },
          },
        },
      },
      on: {
        'session.endedElsewhere': { target: 'anonymous' },
      },
    },
    authenticated: {
      description: 'A user is logged in.',
      entry: 'remember',
      initial: 'settled',
      states: {
        settled: {
          description: 'Nothing is running.',
          on: {
            'session.logOut': { target: 'leaving' },
          },
        },
        leaving: {
          description:
            'The person logs out. Unsaved changes are saved first, or the person decides about them; until then they stay logged in.',
          invoke: {
            id: 'leaveWork',
            src: 'leaveWork',
            onDone: [
              {
                guard: { type: 'mayLeave', params: ({ event }) => ({ leaves: event.output }) },
                target: '#session.closing',
              },
              { target: 'settled', description: 'The person stays.' },
            ],
            onError: {
              target: 'logOutFailed',
              actions: { type: 'keepMessage', params: ({ event }) => ({ error: event.error }) },
              description: 'The code of the question could not be loaded; nothing is dropped without a question.',
            },
          },
        },
        logOutFailed: {
          description: 'The server did not confirm the logout, so the person is still logged in and must be told.',
          exit: 'clearMessage',
          on: {
            'session.dismiss': { target: 'settled' },
            'session.logOut': { target: 'leaving' },
          },
        },
      },
      on: {
        'session.expired': {
          target: 'anonymous',
          actions: [{ type: 'adopt', params: { user: null, isExpired: true } }, 'tellOthersOfEnd'],
          description: 'The session ended while the person was here: they can log in again on the same page.',
        },
        'session.endedElsewhere': { target: 'anonymous' },
      },
    },
    anonymous: {
      description: 'Nobody is logged in.',
      entry: [{ type: 'adopt', params: { user: null } }, 'forget'],
    },
    closing: {
      description:
        'The server is ending the session. Until then the person is logged in, and pages that need to know wait.',
      tags: 'pending',
      invoke: {
        id: 'endSession',
        src: 'endSession',
        onDone: { target: 'anonymous', actions: 'tellOthersOfEnd' },
        onError: {
          target: 'authenticated.logOutFailed',
          actions: { type: 'keepMessage', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        'session.expired': { target: 'anonymous', actions: 'tellOthersOfEnd' },
        'session.endedElsewhere': { target: 'anonymous' },
        'session.startedElsewhere': {
          target: 'unknown',
          description: 'Two tabs with the same cookie disagree, so the session is requested from the server.',
        },
      },
    },
  },
  on: {
    'session.started': {
      target: '.authenticated',
      actions: [
        { type: 'adopt', params: ({ event }) => ({ user: event.user }) },
        { type: 'tellOthersOfStart', params: ({ event }) => ({ user: event.user }) },
      ],
    },
    'session.startedElsewhere': {
      target: '.authenticated',
      actions: { type: 'adopt', params: ({ event }) => ({ user: event.user }) },
    },
  },
});
