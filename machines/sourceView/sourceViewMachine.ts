// The source of a document: shown, edited, read, and applied to the document or refused with messages by line.
import { assertEvent, assign, emit, enqueueActions, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate';
import type { Dialect } from '#bibliography/bibtex/dialect.ts';
import { promiseNotProvided } from '../notProvided.ts';
import { messageOf } from '../problem.ts';
import type {
  SourceReading,
  SourceToRead,
  SourceViewContext,
  SourceViewEmitted,
  SourceViewEvent,
  SourceViewInput,
  WrittenSource,
} from './sourceViewTypes.ts';

const written = ({ event }: { event: DoneActorEvent<WrittenSource> }) => event.output;
const reading = ({ event }: { event: DoneActorEvent<SourceReading> }) => ({ reading: event.output });
const failure = ({ event }: { event: ErrorActorEvent }) => ({ error: event.error });
const toRead = ({ context: { text, dialect } }: { context: SourceViewContext }): SourceToRead => ({ text, dialect });

const typing = { 'text.changed': { target: 'typing', actions: 'takeText' } } as const;
/** The person drops the text and returns to the document. */
const reverting = { 'source.revert': { target: 'writing' } } as const;
/** Replacing the text would lose no input. */
const rewriting = {
  'dialect.chosen': { target: 'writing', actions: 'takeDialect' },
  'source.show': { target: 'writing' },
  'source.finish': { actions: 'sayFinished' },
} as const;

export const sourceViewMachine = setup({
  types: {
    context: {} as SourceViewContext,
    events: {} as SourceViewEvent,
    input: {} as SourceViewInput,
    emitted: {} as SourceViewEmitted,
    tags: {} as 'untaken' | 'refused',
  },
  actors: {
    /** Writes the current document as text. */
    write: promiseNotProvided<WrittenSource, { dialect: Dialect }>('write'),
    /** Reads the text; a text with mistakes is a result, too. */
    read: promiseNotProvided<SourceReading, SourceToRead>('read'),
  },
  delays: {
    /** Between the last keystroke and reading the text, in ms. */
    debounce: 250,
  },
  actions: {
    takeText: assign(({ event }) => {
      assertEvent(event, 'text.changed');
      return { text: event.text, message: null };
    }),
    takeDialect: assign(({ event }) => {
      assertEvent(event, 'dialect.chosen');
      return { dialect: event.dialect };
    }),
    showWritten: assign((_, { text, said }: WrittenSource) => ({
      text,
      said,
      problems: [],
      remarks: [],
      message: null,
    })),
    takeReading: enqueueActions(({ context, enqueue }, { reading }: { reading: SourceReading }) => {
      const { document, problems, remarks } = reading;
      enqueue.assign({ problems, remarks, said: document ?? context.said });
      if (document) enqueue.emit({ type: 'source.taken', document, before: context.said });
    }),
    keepMessage: assign({ message: (_, { error }: { error: unknown }) => messageOf(error) }),
    sayFinished: emit({ type: 'source.finished' }),
    pointOut: emit({ type: 'problems.pointedOut' }),
  },
  guards: {
    hasEarlierText: ({ context }) => context.text !== '',
    isDocument: (_, { reading }: { reading: SourceReading }) => reading.document !== null,
  },
}).createMachine({
  id: 'sourceView',
  description:
    'A document as the text of its entry. Input is applied to the document as soon as it can be read without mistakes; until then it is kept as typed.',
  context: ({ input: { dialect, draft } }) => ({
    ...(draft ?? { dialect, text: '', said: null }),
    problems: [],
    remarks: [],
    message: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Decides whether there is text from an earlier page, or the document has to be written.',
      always: [{ guard: 'hasEarlierText', target: 'reading' }, { target: 'writing' }],
    },
    writing: {
      description: 'The document is being written as text.',
      invoke: {
        id: 'write',
        src: 'write',
        input: ({ context }) => ({ dialect: context.dialect }),
        onDone: { target: 'shown', actions: { type: 'showWritten', params: written } },
        onError: { target: 'unwritten', actions: { type: 'keepMessage', params: failure } },
      },
      on: {
        'dialect.chosen': { target: 'writing', reenter: true, actions: 'takeDialect' },
        'document.changed': { target: 'writing', reenter: true },
        'source.finish': { actions: 'sayFinished' },
      },
    },
    unwritten: {
      description: 'There is no text, because the code that writes it could not be loaded. The document is unchanged.',
      on: {
        ...rewriting,
        retry: { target: 'writing' },
      },
    },
    shown: {
      description: 'The text is as it was written; the person has not typed yet.',
      on: {
        ...typing,
        ...rewriting,
        'document.changed': { target: 'writing' },
      },
    },
    typing: {
      description: 'The person types; the text is read after a pause.',
      tags: 'untaken',
      after: { debounce: { target: 'reading' } },
      on: {
        'text.changed': { target: 'typing', reenter: true, actions: 'takeText' },
        'source.finish': { target: 'finishing' },
      },
    },
    reading: {
      description: 'The text is being read.',
      tags: 'untaken',
      invoke: {
        id: 'read',
        src: 'read',
        input: toRead,
        onDone: [
          {
            guard: { type: 'isDocument', params: reading },
            target: 'taken',
            actions: { type: 'takeReading', params: reading },
          },
          { target: 'refused', actions: { type: 'takeReading', params: reading } },
        ],
        onError: { target: 'unread', actions: { type: 'keepMessage', params: failure } },
      },
      on: { ...typing, 'source.finish': { target: 'finishing' } },
    },
    finishing: {
      description: 'The person is finished, and the last input is being read.',
      tags: 'untaken',
      invoke: {
        id: 'readAtLast',
        src: 'read',
        input: toRead,
        onDone: [
          {
            guard: { type: 'isDocument', params: reading },
            target: 'taken',
            actions: [{ type: 'takeReading', params: reading }, 'sayFinished'],
          },
          { target: 'refused', actions: [{ type: 'takeReading', params: reading }, 'pointOut'] },
        ],
        onError: { target: 'unread', actions: [{ type: 'keepMessage', params: failure }, 'pointOut'] },
      },
      on: typing,
    },
    taken: {
      description: 'The text was applied to the document, which is saved like after any other edit.',
      on: {
        ...typing,
        ...rewriting,
        'document.changed': { target: 'outdated' },
      },
    },
    outdated: {
      description:
        'The text was applied, but the document has been changed elsewhere since. The text stays until the person updates it.',
      on: { ...typing, ...rewriting },
    },
    refused: {
      description: 'The text has mistakes: nothing of it is applied, and it is kept as typed.',
      tags: ['untaken', 'refused'],
      on: { ...typing, ...reverting, 'source.finish': { actions: 'pointOut' } },
    },
    unread: {
      description: 'The text could not be read, because the code for that could not be loaded. It is kept as typed.',
      tags: ['untaken', 'refused'],
      on: {
        ...typing,
        ...reverting,
        retry: { target: 'reading' },
        'source.finish': { target: 'finishing' },
      },
    },
  },
});
