// A citation or reference on its way to the clipboard: chosen with a preview, or copied at once as the last one was.
import { assertEvent, assign, sendTo, setup, type DoneActorEvent } from 'xstate';
import { callbackNotProvided, promiseNotProvided } from '../notProvided.ts';
import { messageOf } from '../problem.ts';
import type {
  CitedDocuments,
  CitingChoice,
  CitingContext,
  CitingEvent,
  CitingInput,
  CitingPreview,
  CopiedText,
  GiveText,
} from './citingTypes.ts';

const failure = ({ event }: { event: { error: unknown } }) => ({ message: messageOf(event.error) });
const loaded = ({ event }: { event: DoneActorEvent<CitedDocuments> }) => ({ documents: event.output });
const previewed = ({ event }: { event: DoneActorEvent<CitingPreview> }) => ({ preview: event.output });
const formatted = ({ event }: { event: DoneActorEvent<CopiedText> }) => ({ text: event.output });

/** Before a load has ended there are none. */
const none: CitedDocuments = { kind: 'items', items: [] };

export const citingMachine = setup({
  types: {
    context: {} as CitingContext,
    events: {} as CitingEvent,
    input: {} as CitingInput,
    tags: {} as 'busy',
  },
  actors: {
    /** Formats the first documents. Rejects with why it can't. */
    preview: promiseNotProvided<CitingPreview, { choice: CitingChoice }>('preview'),
    /** Loads the documents, and the style if the format needs one. Rejects with why it can't. */
    load: promiseNotProvided<CitedDocuments, { choice: CitingChoice }>('load'),
    /** Writes what is copied. Rejects with why it can't. */
    format: promiseNotProvided<CopiedText, { choice: CitingChoice; documents: CitedDocuments }>('format'),
    /**
     * Opens the clipboard at once, because browsers allow it only while they handle a press, and fills it with the text that it is sent later. Sends
     * `clipboard.written` or `clipboard.refused`.
     */
    clipboard: callbackNotProvided<GiveText, { choice: CitingChoice }>('clipboard'),
  },
  actions: {
    takeChoice: assign(({ event }) => {
      assertEvent(event, 'choice.changed');
      return { choice: event.choice };
    }),
    takePreview: assign((_, { preview }: { preview: CitingPreview }) => ({ preview })),
    takeDocuments: assign((_, { documents }: { documents: CitedDocuments }) => ({ documents })),
    takeText: assign((_, { text }: { text: CopiedText }) => ({ copied: text })),
    giveText: sendTo('clipboard', (_, { text }: { text: CopiedText }): GiveText => ({ type: 'text.ready', text })),
    noteRefusal: assign({ isRefused: true }),
    noteSlowness: assign({ isSlow: true }),
    beginAnew: assign({ isRefused: false, isSlow: false, message: null }),
    keepMessage: assign((_, { message }: { message: string }) => ({ message })),
    forgetMessage: assign({ message: null }),
  },
  guards: {
    asks: ({ context }) => context.asks,
    isTyped: (_, { isTyped }: { isTyped: boolean }) => isTyped,
    isRefused: ({ context }) => context.isRefused,
  },
  delays: {
    /** Until what is typed has come to an end, in milliseconds. */
    TYPING_PAUSE: 250,
    /** A copy that takes no longer says only that it is done. */
    PATIENCE: 500,
  },
}).createMachine({
  id: 'citing',
  description: 'A citation or reference on its way to the clipboard. Nothing in the library changes.',
  context: ({ input }) => ({
    ...input,
    ...{ preview: null, documents: null, copied: null, isRefused: false, isSlow: false, message: null },
  }),
  initial: 'starting',
  states: {
    starting: {
      description: 'It begins with a question, or with what was copied last.',
      always: [{ guard: 'asks', target: 'choosing' }, { target: 'copying' }],
    },
    choosing: {
      description:
        'The person chooses what is copied, and sees it for the first documents. An earlier preview stays until the next one is there.',
      initial: 'previewing',
      states: {
        typing: {
          description: 'The person is typing.',
          after: { TYPING_PAUSE: 'previewing' },
        },
        previewing: {
          description: 'The first documents are formatted.',
          entry: 'forgetMessage',
          invoke: {
            id: 'preview',
            src: 'preview',
            input: ({ context: { choice } }) => ({ choice }),
            onDone: { target: 'shown', actions: { type: 'takePreview', params: previewed } },
            onError: { target: 'notShown', actions: { type: 'keepMessage', params: failure } },
          },
        },
        shown: { description: 'The preview is of what is chosen.' },
        notShown: { description: 'There is no preview, and the person is told why.' },
      },
      on: {
        'choice.changed': [
          {
            guard: { type: 'isTyped', params: ({ event }) => ({ isTyped: event.isTyped }) },
            target: '.typing',
            actions: 'takeChoice',
          },
          { target: '.previewing', actions: 'takeChoice' },
        ],
        copy: 'copying',
        cancel: 'cancelled',
      },
    },
    copying: {
      description: 'The clipboard was opened by the press, and waits for the text.',
      tags: 'busy',
      entry: 'beginAnew',
      invoke: { id: 'clipboard', src: 'clipboard', input: ({ context: { choice } }) => ({ choice }) },
      after: { PATIENCE: { actions: 'noteSlowness' } },
      initial: 'loading',
      states: {
        loading: {
          description: 'The documents are loaded, and the style if the format needs one.',
          invoke: {
            id: 'load',
            src: 'load',
            input: ({ context: { choice } }) => ({ choice }),
            onDone: { target: 'formatting', actions: { type: 'takeDocuments', params: loaded } },
            onError: { target: '#citing.failed', actions: { type: 'keepMessage', params: failure } },
          },
        },
        formatting: {
          description: 'The text is written.',
          invoke: {
            id: 'format',
            src: 'format',
            input: ({ context: { choice, documents } }) => ({ choice, documents: documents ?? none }),
            onDone: [
              {
                guard: 'isRefused',
                target: '#citing.refused',
                actions: { type: 'takeText', params: formatted },
              },
              {
                target: 'writing',
                actions: [
                  { type: 'takeText', params: formatted },
                  { type: 'giveText', params: formatted },
                ],
              },
            ],
            onError: { target: '#citing.failed', actions: { type: 'keepMessage', params: failure } },
          },
        },
        writing: {
          description: 'The clipboard takes the text.',
          on: {
            'clipboard.written': '#citing.copied',
            'clipboard.refused': '#citing.refused',
          },
        },
      },
      on: {
        'clipboard.refused': {
          actions: 'noteRefusal',
          description: 'The text is made nevertheless, to be copied by hand.',
        },
        cancel: 'cancelled',
      },
    },
    refused: {
      description:
        'The browser keeps its clipboard to itself. The text is shown and selected, so that the person can copy it.',
      on: {
        'copied.byHand': 'copied',
        copy: { target: 'copying', description: 'The person may have allowed it meanwhile.' },
        cancel: 'cancelled',
      },
    },
    failed: {
      description: 'Nothing was copied, and the person is told why. What was chosen is kept.',
      on: {
        copy: 'copying',
        'choice.changed': { target: 'choosing', actions: 'takeChoice' },
        cancel: 'cancelled',
      },
    },
    copied: { type: 'final', description: 'The clipboard has the text.' },
    cancelled: {
      type: 'final',
      description:
        'The person changed their mind. Unless the text was written already, the clipboard has what it had before.',
    },
  },
});
