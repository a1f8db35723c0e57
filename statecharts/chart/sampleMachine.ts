// A small machine for tests that has everything a chart can contain.
import { fromPromise, not, setup } from 'xstate';

/** An actor that does nothing. */
export const wait = fromPromise(() => Promise.resolve());

/** The machine's id is `all`. */
export const sampleMachine = setup({
  actors: { fetchIt: wait },
  actions: { greet: () => undefined, say: (_, params: { word: string }) => params.word },
  guards: {
    isReady: () => true,
    isNew: () => false,
    isLonger: (_, params: { than: number }) => params.than > 2,
  },
  delays: { pause: 800, backoff: () => 10 },
}).createMachine({
  id: 'all',
  description: 'Everything there is.',
  initial: 'off',
  on: { '*': { actions: 'greet' } },
  states: {
    off: {
      tags: ['quiet', 'dark'],
      description: 'Nothing runs.',
      entry: ['greet', { type: 'say', params: { word: 'off' } }],
      exit: 'greet',
      after: { 5000: 'on', pause: { guard: 'isReady', target: 'on' }, backoff: { target: 'on' } },
      on: {
        start: [
          { guard: not('isReady'), target: 'off', reenter: true },
          { guard: { type: 'isLonger', params: { than: 3 } }, target: 'on.right', description: 'Long enough.' },
          { target: 'on.left.before' },
        ],
        ignored: {},
      },
    },
    on: {
      type: 'parallel',
      onDone: 'end',
      states: {
        left: {
          initial: 'one',
          states: {
            one: { always: { guard: 'isNew', target: 'two' } },
            two: { type: 'final' },
            before: { type: 'history', history: 'deep', target: 'two' },
            last: { type: 'history' },
          },
        },
        right: {
          initial: 'asking',
          invoke: {
            id: 'getIt',
            src: 'fetchIt',
            onDone: '#all.end',
            onError: '.refused',
            onSnapshot: { actions: 'greet' },
          },
          states: { asking: {}, refused: {} },
        },
      },
    },
    end: { type: 'final' },
  },
});
