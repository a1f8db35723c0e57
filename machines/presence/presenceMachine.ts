// Connects the page to the other people who have the library open. The tabs of a browser elect one of them, which holds the only connection and passes
// on what it receives. Without a connection, the change feed polls.
import { assign, emit, type EventObject, sendTo, setup } from 'xstate';
import { callbackNotProvided } from '../notProvided.ts';
import type {
  LeaderState,
  LookEvent,
  Looking,
  PersonHere,
  PresenceContext,
  PresenceEmitted,
  PresenceEvent,
  PresenceInput,
  TabMessage,
  TellTabs,
} from './presenceTypes.ts';

const longestRetry = 5 * 60_000;

export const presenceMachine = setup({
  types: {
    context: {} as PresenceContext,
    events: {} as PresenceEvent,
    input: {} as PresenceInput,
    emitted: {} as PresenceEmitted,
    tags: {} as 'connected',
  },
  actors: {
    /** Takes part in the election of a tab and passes messages between tabs, until it is stopped. */
    joinTabs: callbackNotProvided<TellTabs>('joinTabs'),
    /** Holds the stream of events open. */
    openStream: callbackNotProvided<EventObject>('openStream'),
    /** Reports to the server what the person looks at: at once, then regularly, and when it is stopped. */
    report: callbackNotProvided<LookEvent, Looking>('report'),
  },
  actions: {
    keepLooking: assign({ looking: (_, params: { looking: Looking }) => params.looking }),
    sendLooking: sendTo('report', ({ context }) => ({ type: 'look', looking: context.looking }) as const),
    keepPeople: assign({ people: (_, params: { people: readonly PersonHere[] }) => params.people }),
    forgetPeople: assign({ people: [] }),
    countRefusal: assign({ failures: ({ context }) => context.failures + 1 }),
    forgetRefusals: assign({ failures: 0 }),
    passOn: emit((_, { at }: { at: string }) => ({ type: 'library.changed', at })),
    tellChange: sendTo('tabs', (_, { at }: { at: string }) => tell({ kind: 'changed', at })),
    tellConnected: sendTo('tabs', ({ context }) => tell({ kind: 'state', isConnected: true, people: context.people })),
    tellUnconnected: sendTo('tabs', () => tell({ kind: 'state', isConnected: false, people: [] })),
  },
  guards: {
    isConnected: (_, { isConnected }: Pick<LeaderState, 'isConnected'>) => isConnected,
  },
  delays: {
    /** Delays of attempts after refusals: 10, 20, 40 … seconds, at most five minutes. */
    retry: ({ context }) => Math.min(5_000 * 2 ** context.failures, longestRetry),
  },
}).createMachine({
  id: 'presence',
  description:
    'Receives changes by others and the list of people at once, with one connection for all tabs of the browser.',
  context: ({ input }) => ({ ...input, people: [], failures: 0 }),
  initial: 'hidden',
  on: { 'looking.changed': { actions: { type: 'keepLooking', params: ({ event }) => event } } },
  states: {
    hidden: {
      description: 'Nobody looks at the page, so it takes no part.',
      on: { 'page.shown': { target: 'visible' } },
    },
    visible: {
      description: 'The page takes part in the election until it is hidden.',
      invoke: { id: 'tabs', src: 'joinTabs' },
      initial: 'electing',
      exit: 'forgetPeople',
      on: {
        'page.hidden': { target: 'hidden' },
        'leader.elected': { target: '.leading' },
        'leader.told': [
          {
            guard: { type: 'isConnected', params: ({ event }) => event },
            target: '.following.connected',
            actions: { type: 'keepPeople', params: ({ event }) => event },
          },
          { target: '.following.polling', actions: 'forgetPeople' },
        ],
      },
      states: {
        electing: { description: 'No tab has announced yet that it leads.' },
        following: {
          description: 'Another tab leads.',
          initial: 'polling',
          states: {
            polling: { description: 'That tab has no connection.' },
            connected: {
              description: 'That tab passes on what it receives.',
              tags: 'connected',
              invoke: { id: 'report', src: 'report', input: ({ context }) => context.looking },
              on: {
                'leader.told': [
                  {
                    guard: { type: 'isConnected', params: ({ event }) => event },
                    actions: { type: 'keepPeople', params: ({ event }) => event },
                  },
                  { target: 'polling', actions: 'forgetPeople' },
                ],
                'change.told': { actions: { type: 'passOn', params: ({ event }) => event } },
                'looking.changed': {
                  actions: [{ type: 'keepLooking', params: ({ event }) => event }, 'sendLooking'],
                },
              },
            },
          },
        },
        leading: {
          description: 'This tab connects for all.',
          initial: 'streaming',
          on: {
            'leader.told': { description: 'A late message of the previous leader, which is ignored.' },
          },
          states: {
            streaming: {
              description: 'The stream is being opened, or open.',
              invoke: { id: 'stream', src: 'openStream' },
              initial: 'connecting',
              on: { 'stream.refused': { target: 'polling', actions: ['forgetPeople', 'countRefusal'] } },
              states: {
                connecting: {
                  description: 'The server has not answered yet, or the browser connects again.',
                  entry: ['forgetPeople', 'tellUnconnected'],
                  on: { 'stream.opened': { target: 'connected' }, 'tab.joined': { actions: 'tellUnconnected' } },
                },
                connected: {
                  description: 'Changes and people are received at once.',
                  tags: 'connected',
                  entry: ['forgetRefusals', 'tellConnected'],
                  invoke: { id: 'report', src: 'report', input: ({ context }) => context.looking },
                  on: {
                    'stream.lost': { target: 'connecting' },
                    'stream.changed': {
                      actions: [
                        { type: 'passOn', params: ({ event }) => event },
                        { type: 'tellChange', params: ({ event }) => event },
                      ],
                    },
                    'stream.people': {
                      actions: [{ type: 'keepPeople', params: ({ event }) => event }, 'tellConnected'],
                    },
                    'tab.joined': { actions: 'tellConnected' },
                    'looking.changed': {
                      actions: [{ type: 'keepLooking', params: ({ event }) => event }, 'sendLooking'],
                    },
                  },
                },
              },
            },
            polling: {
              description: 'The server refuses the stream. It is requested again after growing delays.',
              entry: 'tellUnconnected',
              after: { retry: { target: 'streaming' } },
              on: { 'tab.joined': { actions: 'tellUnconnected' } },
            },
          },
        },
      },
    },
  },
});

function tell(message: TabMessage): TellTabs {
  return { type: 'tell', message };
}
