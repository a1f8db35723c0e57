// Copies a citation or reference to the clipboard: in a format that is chosen with a preview, or at once in the format that was used last.
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

/** Stands in for documents that are not loaded. */
const noDocuments: CitedDocuments = { kind: 'items', items: [] };

export const citingMachine = setup({
  types: {
    context: {} as CitingContext,
    events: {} as CitingEvent,
    input: {} as CitingInput,
    tags: {} as 'busy',
  },
  actors: {
    /** Formats the first documents. Rejects with the reason if that fails. */
    preview: promiseNotProvided<CitingPreview, { choice: CitingChoice }>('preview'),
    /** Loads the documents, and the style if the format needs one. Rejects with the reason if that fails. */
    load: promiseNotProvided<CitedDocuments, { choice: CitingChoice }>('load'),
    /** Writes what is copied. Rejects with the reason if that fails. */
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
    /** The pause after typing, in milliseconds. */
    TYPING_PAUSE: 250,
    /** A copy that takes longer shows that it is running. */
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
      description: 'Begins with the dialog, or copies in the format that was used last.',
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
        shown: { description: 'The preview shows the current choice.' },
        notShown: { description: 'There is no preview, and a message says why.' },
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
            input: ({ context: { choice, documents } }) => ({ choice, documents: documents ?? noDocuments }),
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
        'The browser refused access to the clipboard. The text is shown and selected, so that the person can copy it.',
      on: {
        'copied.byHand': 'copied',
        copy: { target: 'copying', description: 'The person may have allowed it meanwhile.' },
        cancel: 'cancelled',
      },
    },
    failed: {
      description: 'Nothing was copied, and a message says why. The choice is kept.',
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
