// After clerk/javascript (elements): the router of a sign-in, which spawns the machine of each step under a system id.
import {
  and,
  assign,
  enqueueActions,
  fromCallback,
  not,
  or,
  sendTo,
  setup,
  stopChild,
  type AnyActorLogic,
} from 'xstate';

type Need = 'name' | 'password' | 'code' | 'new password' | 'nothing';

interface Router {
  readonly path: string;
  readonly go: (path: string) => void;
}

interface SignInContext {
  readonly router: Router | null;
  readonly need: Need;
  readonly isDemo: boolean;
  readonly hasSession: boolean;
  readonly problem: string | null;
  readonly step: string | null;
}

type SignInEvent =
  | { type: 'INIT'; router?: Router; need?: Need; isDemo?: boolean }
  | { type: 'AUTHENTICATE.OAUTH'; provider: string }
  | { type: 'AUTHENTICATE.SAML' }
  | { type: 'NAVIGATE.BACK' | 'NAVIGATE.START' | 'NAVIGATE.FORGOTTEN' | 'NAVIGATE.CHOOSE' }
  | { type: 'STEP.REGISTER'; id: string; logic: AnyActorLogic }
  | { type: 'STEP.UNREGISTER'; id: string }
  | { type: 'METHOD.UPDATE'; method: string }
  | { type: 'LOADING'; step: string }
  | { type: 'NEXT'; need?: Need };

const isAt =
  (path: string) =>
  ({ context }: { context: SignInContext }) =>
    context.router?.path === path;

const needs =
  (need: Need) =>
  ({ context, event }: { context: SignInContext; event: SignInEvent }) =>
    (event.type === 'NEXT' && event.need === need) || context.need === need;

const providerId = 'provider';

export const SignInMachine = setup({
  types: {} as { context: SignInContext; events: SignInEvent },
  actors: { provider: fromCallback(() => undefined) },
  actions: {
    clearErrors: sendTo(providerId, { type: 'ERRORS.CLEAR' }),
    goTo: ({ context }, { path, isForced = false }: { path: string; isForced?: boolean }) => {
      if (isForced || !context.isDemo) context.router?.go(path);
    },
    useSession: assign({ hasSession: true }),
    setProblem: assign({ problem: (_, params: { text: string }) => params.text }),
    setProviderProblem: assign({ problem: 'The provider has refused.' }),
    goToSignUp: ({ context }) => context.router?.go('/sign-up'),
  },
  guards: {
    hasProviderProblem: ({ context }) => context.problem !== null,
    hasNeed: ({ context }) => context.need !== 'nothing',
    isComplete: needs('nothing'),
    isDemo: ({ context }) => context.isDemo,
    isLoggedIn: ({ context }) => context.hasSession,
    isLoggedInForReal: and(['isLoggedIn', not('isDemo')]),
    needsCallback: isAt('/callback'),
    needsStart: or([not('hasNeed'), 'wantsName', isAt('/')]),
    needsPassword: and(['wantsPassword', isAt('/continue')]),
    needsCode: and(['wantsCode', isAt('/continue')]),
    needsNewPassword: and(['wantsNewPassword', isAt('/new-password')]),
    wantsName: needs('name'),
    wantsPassword: needs('password'),
    wantsCode: needs('code'),
    wantsNewPassword: needs('new password'),
  },
}).createMachine({
  id: 'SignIn',
  context: { router: null, need: 'name', isDemo: false, hasSession: false, problem: null, step: null },
  initial: 'Idle',
  on: {
    'AUTHENTICATE.OAUTH': {
      actions: sendTo(providerId, ({ event }) => ({ type: 'REDIRECT', provider: event.provider })),
    },
    'AUTHENTICATE.SAML': { actions: sendTo(providerId, { type: 'REDIRECT', provider: 'saml' }) },
    'NAVIGATE.BACK': '.Recent',
    'NAVIGATE.START': '.Start',
    'STEP.REGISTER': {
      actions: enqueueActions(({ enqueue, event, self }) => {
        if (self.getSnapshot().children[event.id]) return;
        enqueue.spawnChild(event.logic as never, { id: event.id, systemId: event.id, syncSnapshot: true } as never);
      }),
    },
    'STEP.UNREGISTER': { actions: stopChild(({ event }) => event.id) },
    LOADING: { actions: assign(({ event }) => ({ step: event.step })) },
  },
  states: {
    Idle: {
      on: {
        INIT: {
          actions: assign(({ event }) => ({
            router: event.router ?? null,
            need: event.need ?? 'name',
            isDemo: event.isDemo ?? false,
          })),
          target: 'Init',
        },
      },
    },
    Init: {
      entry: enqueueActions(({ enqueue, self }) => {
        if (self.getSnapshot().children[providerId]) return;
        enqueue.spawnChild('provider', { id: providerId, systemId: providerId });
      }),
      always: [
        { guard: 'needsCallback', target: 'Callback' },
        {
          guard: 'isLoggedInForReal',
          actions: [() => undefined, { type: 'setProblem', params: { text: 'You are logged in.' } }],
          target: 'Start',
        },
        { guard: 'needsStart', actions: { type: 'goTo', params: { isForced: true, path: '/' } }, target: 'Start' },
        {
          guard: 'needsPassword',
          actions: { type: 'goTo', params: { isForced: true, path: '/continue' } },
          target: 'Password',
        },
        {
          guard: 'needsCode',
          actions: { type: 'goTo', params: { isForced: true, path: '/continue' } },
          target: 'Code',
        },
        {
          guard: 'needsNewPassword',
          actions: { type: 'goTo', params: { isForced: true, path: '/new-password' } },
          target: 'NewPassword',
        },
        { actions: { type: 'goTo', params: { isForced: true, path: '/' } }, target: 'Start' },
      ],
    },
    Start: {
      tags: 'step:start',
      exit: 'clearErrors',
      on: {
        NEXT: [
          { guard: 'isComplete', actions: 'useSession', target: 'Start' },
          { guard: 'wantsPassword', actions: { type: 'goTo', params: { path: '/continue' } }, target: 'Password' },
          { guard: 'wantsCode', actions: { type: 'goTo', params: { path: '/continue' } }, target: 'Code' },
          {
            guard: 'wantsNewPassword',
            actions: { type: 'goTo', params: { path: '/new-password' } },
            target: 'NewPassword',
          },
        ],
      },
    },
    Password: {
      tags: 'step:password',
      initial: 'Idle',
      on: {
        NEXT: [
          { guard: 'isComplete', actions: 'useSession', target: 'Start' },
          { guard: 'wantsCode', actions: { type: 'goTo', params: { path: '/continue' } }, target: 'Code' },
          {
            guard: 'wantsNewPassword',
            actions: { type: 'goTo', params: { path: '/new-password' } },
            target: 'NewPassword',
          },
        ],
        'METHOD.UPDATE': {
          description: 'Tell the machine of the step to use another method.',
          actions: sendTo('password', ({ event }) => event),
          target: '.Idle',
        },
      },
      states: {
        Idle: {
          on: {
            'NAVIGATE.FORGOTTEN': {
              description: 'Show what to do about a forgotten password.',
              actions: sendTo('password', ({ event }) => event),
              target: 'Forgotten',
            },
            'NAVIGATE.CHOOSE': {
              actions: sendTo('password', ({ event }) => event),
              target: 'Choosing',
            },
          },
        },
        Choosing: { tags: ['step:choose'], on: { 'NAVIGATE.BACK': 'Idle' } },
        Forgotten: { tags: ['step:forgotten'], on: { 'NAVIGATE.BACK': 'Idle' } },
      },
    },
    Code: {
      tags: 'step:code',
      on: {
        NEXT: [
          { guard: 'isComplete', actions: 'useSession', target: 'Start' },
          {
            guard: 'wantsNewPassword',
            actions: { type: 'goTo', params: { path: '/new-password' } },
            target: 'NewPassword',
          },
        ],
      },
    },
    NewPassword: {
      tags: 'step:new-password',
      on: {
        NEXT: [
          { guard: 'isComplete', actions: 'useSession', target: 'Start' },
          { guard: 'wantsPassword', actions: { type: 'goTo', params: { path: '/continue' } }, target: 'Password' },
          { guard: 'wantsCode', actions: { type: 'goTo', params: { path: '/continue' } }, target: 'Code' },
        ],
      },
    },
    Callback: {
      tags: 'step:callback',
      entry: sendTo(providerId, { type: 'CALLBACK' }),
      on: {
        NEXT: [
          {
            guard: 'hasProviderProblem',
            actions: ['setProviderProblem', { type: 'goTo', params: { isForced: true, path: '/' } }],
            target: 'Start',
          },
          { guard: or(['isComplete', 'isLoggedIn']), actions: 'useSession', target: 'Start' },
          { guard: 'wantsName', actions: 'goToSignUp' },
          { guard: 'wantsPassword', actions: { type: 'goTo', params: { path: '/continue' } }, target: 'Password' },
          { guard: 'wantsCode', actions: { type: 'goTo', params: { path: '/continue' } }, target: 'Code' },
          {
            guard: 'wantsNewPassword',
            actions: { type: 'goTo', params: { path: '/new-password' } },
            target: 'NewPassword',
          },
        ],
      },
    },
    Failed: { tags: 'step:failed', on: { NEXT: { target: 'Start', actions: 'clearErrors' } } },
    Recent: { type: 'history', exit: 'clearErrors' },
  },
});
