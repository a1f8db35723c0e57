// The page of a recording: reading it, and moving through its entries. The position is written into the address only once it rests,
// because browsers refuse to change an address as often as a scrubber moves.
import { assertEvent, assign, not, setup } from 'xstate';
import { promiseNotProvided } from '../notProvided.ts';
import { messageOf } from '../problem.ts';
import type {
  OpenedRecording,
  RecordingViewContext,
  RecordingViewEvent,
  RecordingViewInput,
} from './recordingViewTypes.ts';

/** The nearest entry that exists; 0 if there are none. */
function clampPosition(at: number, length: number): number {
  return Math.max(Math.min(1, length), Math.min(length, at));
}

export const recordingViewMachine = setup({
  types: {
    context: {} as RecordingViewContext,
    events: {} as RecordingViewEvent,
    input: {} as RecordingViewInput,
  },
  actors: {
    open: promiseNotProvided<OpenedRecording, { name: string }>('open'),
  },
  actions: {
    /** Provided by the page. */
    writeAddress: () => undefined,
    takeAddress: assign(({ context, event }) => {
      assertEvent(event, 'address.changed');
      return { name: event.name, at: event.name === context.name ? clampPosition(event.at, context.length) : event.at };
    }),
    takePosition: assign({
      at: ({ context, event }) => {
        assertEvent(event, 'go');
        return clampPosition(event.to, context.length);
      },
    }),
    takeRecording: assign(({ context }, { length }: { length: number }) => ({
      length,
      problem: null,
      at: clampPosition(context.at, length),
    })),
    takeProblem: assign({ problem: (_, { error }: { error: unknown }) => messageOf(error) }),
    forgetRecording: assign({ length: 0, problem: null }),
  },
  guards: {
    hasName: ({ context }) => context.name !== null,
    namesAnother: ({ context, event }) => event.type === 'address.changed' && event.name !== context.name,
    isElsewhere: ({ context, event }) => event.type === 'go' && clampPosition(event.to, context.length) !== context.at,
    isThere: (_, { length }: { length: number | null }) => length !== null,
  },
  delays: {
    /** Long enough for a held key to repeat. */
    rest: 300,
  },
}).createMachine({
  id: 'recordingView',
  description: 'The page of a recording of the app’s machines.',
  context: ({ input }) => ({ ...input, length: 0, problem: null }),
  initial: 'choosing',
  on: {
    'address.changed': { guard: 'namesAnother', target: '.choosing', actions: 'takeAddress' },
  },
  states: {
    choosing: {
      description: 'Decides whether the address names a recording.',
      entry: 'forgetRecording',
      always: [{ guard: 'hasName', target: 'reading' }, { target: 'unnamed' }],
    },
    unnamed: { description: 'The address names no recording. The page offers to open a file.' },
    reading: {
      description: 'The recording is read from the browser’s storage.',
      invoke: {
        id: 'open',
        src: 'open',
        input: ({ context }) => ({ name: context.name ?? '' }),
        onDone: [
          {
            guard: { type: 'isThere', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'takeRecording', params: ({ event }) => ({ length: event.output.length ?? 0 }) },
          },
          { target: 'missing' },
        ],
        onError: {
          target: 'refused',
          actions: { type: 'takeProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    missing: { description: 'This browser has no recording of that name, or not any more.' },
    refused: { description: 'The recording is damaged, of another version, or the browser’s storage can’t be read.' },
    shown: {
      description: 'The recording is shown at one of its entries.',
      initial: 'resting',
      states: {
        resting: {
          description: 'The address has the position.',
          on: {
            'address.changed': { guard: not('namesAnother'), actions: 'takeAddress' },
            go: { guard: 'isElsewhere', target: 'moving', actions: 'takePosition' },
            'scrub.begin': { target: 'scrubbing' },
          },
        },
        moving: {
          description: 'The person steps through the entries. The address still has the previous position.',
          on: {
            go: { target: 'moving', reenter: true, actions: 'takePosition' },
            'scrub.begin': { target: 'scrubbing' },
          },
          after: { rest: { target: 'resting', actions: 'writeAddress' } },
        },
        scrubbing: {
          description: 'The person holds the scrubber. The address still has the previous position.',
          on: {
            go: { actions: 'takePosition' },
            'scrub.end': { target: 'resting', actions: 'writeAddress' },
          },
        },
      },
    },
  },
});
