// After sanity-io/visual-editing (comlink): a connection between two windows with handshake, heartbeat and buffer; functions make the machines.
import {
  assertEvent,
  assign,
  emit,
  enqueueActions,
  fromCallback,
  fromEventObservable,
  raise,
  sendTo,
  setup,
  stopChild,
  type ActorRefFrom,
  type AnyActorRef,
  type EventObject,
} from 'xstate';

interface Letter {
  readonly kind: string;
  readonly text?: string;
}

const every = fromCallback<EventObject, { event: EventObject; ms: number; isFirstAtOnce: boolean }>(
  ({ input, sendBack }) => {
    if (input.isFirstAtOnce) sendBack(input.event);
    const timer = setInterval(() => {
      sendBack(input.event);
    }, input.ms);
    return () => {
      clearInterval(timer);
    };
  },
);

/** Every actor that hears has logic of its own. */
const hearing = () =>
  fromEventObservable<EventObject, { kinds: readonly string[] }>(() => ({
    subscribe: () => ({ unsubscribe: () => undefined }),
  }));

export function createLetterMachine() {
  return setup({
    types: {} as {
      context: { letter: Letter; parent: AnyActorRef | null; wantsAnswer: boolean };
      events: { type: 'answered'; text: string } | { type: 'abort' };
      input: { letter: Letter; parent: AnyActorRef; wantsAnswer: boolean };
      output: { isAnswered: boolean };
    },
    actors: { hear: hearing() },
    actions: {
      'tell parent': sendTo(
        ({ context }) => context.parent ?? 'nobody',
        ({ self }, { outcome }: { outcome: 'success' | 'failed' | 'aborted' }) => ({
          type: `letter.${outcome}`,
          id: self.id,
        }),
      ),
    },
    guards: { 'wants an answer': ({ context }) => context.wantsAnswer },
    delays: { patience: 3000, lifetime: 10_000 },
  }).createMachine({
    id: 'letter',
    context: ({ input }) => input,
    initial: 'idle',
    on: { abort: '.aborted' },
    states: {
      idle: { always: 'sending', after: { lifetime: 'aborted' } },
      sending: { always: [{ guard: 'wants an answer', target: 'waiting' }, 'success'] },
      waiting: {
        invoke: { id: 'hear answer', src: 'hear', input: { kinds: ['answer'] }, onError: 'failed' },
        after: { patience: 'failed' },
        on: { answered: 'success' },
      },
      failed: { type: 'final', entry: [{ type: 'tell parent', params: { outcome: 'failed' } }] },
      success: { type: 'final', entry: [{ type: 'tell parent', params: { outcome: 'success' } }] },
      aborted: { type: 'final', entry: [{ type: 'tell parent', params: { outcome: 'aborted' } }] },
    },
    output: ({ context }) => ({ isAnswered: context.wantsAnswer }),
  });
}

type LetterRef = ActorRefFrom<ReturnType<typeof createLetterMachine>>;

export const createChannelMachine = (pause: number) =>
  setup({
    types: {} as {
      children: { 'hear greeting': 'hear'; 'hear letters': 'hear'; beat: 'every'; greet: 'every' };
      context: { buffer: readonly Letter[]; window: string | null; hasBeat: boolean; letters: readonly LetterRef[] };
      emitted: { type: '_status'; status: string } | { type: '_buffered' | '_received'; letter: Letter };
      events:
        | { type: 'connect' | 'disconnect' | 'greeting' }
        | { type: 'post'; letter: Letter }
        | { type: 'letter.received'; letter: Letter }
        | { type: 'letter.success' | 'letter.failed' | 'letter.aborted'; id: string }
        | { type: 'answer'; to: string; text: string }
        | { type: 'send'; letters: readonly Letter[] }
        | { type: 'window.set'; window: string };
      input: { window?: string; hasBeat?: boolean };
    },
    actors: { letter: createLetterMachine(), hear: hearing(), every },
    actions: {
      buffer: enqueueActions(({ enqueue }) => {
        enqueue.assign({
          buffer: ({ context, event }) => {
            assertEvent(event, 'post');
            return [...context.buffer, event.letter];
          },
        });
        enqueue.emit(({ event }) => {
          assertEvent(event, 'post');
          return { type: '_buffered', letter: event.letter };
        });
      }),
      'send letters': assign({
        letters: ({ context, event, self, spawn }) => {
          assertEvent(event, 'send');
          const sent = event.letters.map((letter, at) =>
            spawn('letter', {
              id: `letter-${context.letters.length + at}`,
              input: { letter, parent: self, wantsAnswer: letter.kind === 'question' },
            }),
          );
          return [...context.letters, ...sent];
        },
      }),
      'forget letter': enqueueActions(({ context, enqueue, event }) => {
        assertEvent(event, ['letter.success', 'letter.failed', 'letter.aborted']);
        enqueue(stopChild(event.id));
        enqueue.assign({ letters: context.letters.filter(({ id }) => id !== event.id) });
      }),
      'flush buffer': enqueueActions(({ enqueue }) => {
        enqueue.raise(({ context }) => ({ type: 'send', letters: context.buffer }));
        enqueue.assign({ buffer: [] });
      }),
      'emit received': emit(({ event }) => {
        assertEvent(event, 'letter.received');
        return { type: '_received', letter: event.letter };
      }),
      'emit status': emit((_, params: { status: string }) => ({ type: '_status', status: params.status })),
      'send posted': raise(({ event }) => {
        assertEvent(event, 'post');
        return { type: 'send', letters: [event.letter] };
      }),
      'send answer': raise(({ event }) => {
        assertEvent(event, 'answer');
        return { type: 'send', letters: [{ kind: 'answer', text: event.text }] };
      }),
      'send greeting': raise({ type: 'send', letters: [{ kind: 'greeting' }] }),
      'send goodbye': raise(() => ({ type: 'send', letters: [{ kind: 'goodbye' }] })),
    },
    guards: {
      'has window': ({ context }) => context.window !== null,
      'should beat': ({ context }) => context.hasBeat,
    },
  }).createMachine({
    id: 'channel',
    context: ({ input }) => ({
      buffer: [],
      window: input.window ?? null,
      hasBeat: input.hasBeat ?? true,
      letters: [],
    }),
    on: {
      'window.set': { actions: assign({ window: ({ event }) => event.window }) },
      'letter.success': { actions: 'forget letter' },
      'letter.failed': { actions: 'forget letter' },
    },
    initial: 'idle',
    states: {
      idle: {
        entry: [{ type: 'emit status', params: { status: 'idle' } }],
        on: { connect: { guard: 'has window', target: 'greeting' }, post: { actions: 'buffer' } },
      },
      greeting: {
        id: 'greeting',
        entry: [{ type: 'emit status', params: { status: 'greeting' } }],
        exit: 'send greeting',
        invoke: [
          {
            id: 'greet',
            src: 'every',
            input: () => ({ event: { type: 'greeting' }, ms: pause, isFirstAtOnce: true }),
          },
          { id: 'hear greeting', src: 'hear', input: { kinds: ['greeting'] } },
        ],
        on: {
          greeting: { actions: 'send greeting' },
          send: { actions: 'send letters' },
          post: { actions: 'buffer' },
          'letter.received': { target: 'connected' },
          disconnect: { target: 'disconnected' },
        },
      },
      connected: {
        entry: ['flush buffer', { type: 'emit status', params: { status: 'connected' } }],
        invoke: { id: 'hear letters', src: 'hear', input: { kinds: [] } },
        on: {
          post: { actions: 'send posted' },
          send: { actions: 'send letters' },
          answer: { actions: 'send answer' },
          'letter.received': { actions: 'emit received' },
          disconnect: { target: 'disconnected' },
        },
        initial: 'heartbeat',
        states: {
          heartbeat: {
            initial: 'asking',
            states: {
              asking: { always: { guard: 'should beat', target: 'beating' } },
              beating: {
                on: { 'letter.failed': { target: '#greeting' } },
                invoke: {
                  id: 'beat',
                  src: 'every',
                  input: () => ({ event: { type: 'post' }, ms: 2000, isFirstAtOnce: false }),
                },
              },
            },
          },
        },
      },
      disconnected: {
        entry: ['send goodbye', { type: 'emit status', params: { status: 'disconnected' } }],
        on: {
          send: { actions: 'send letters' },
          post: { actions: 'buffer' },
          connect: { guard: 'has window', target: 'greeting' },
        },
      },
    },
  });

export const channelMachine = createChannelMachine(500);
