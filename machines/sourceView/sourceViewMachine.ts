// The source of a document as it is shown, typed, read, and taken into the document or refused with its lines.
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
/** The person would rather have the document as it is than mend what they typed. */
const reverting = { 'source.revert': { target: 'writing' } } as const;
/** Nothing that was typed would be lost by another text. */
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
    /** Writes the document as it is now. */
    write: promiseNotProvided<WrittenSource, { dialect: Dialect }>('write'),
    /** Reads the text; mistakes in it are a reading too. */
    read: promiseNotProvided<SourceReading, SourceToRead>('read'),
  },
  delays: {
    /** Between the last key and the reading, in ms. */
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
    isLeftBefore: ({ context }) => context.text !== '',
    isDocument: (_, { reading }: { reading: SourceReading }) => reading.document !== null,
  },
}).createMachine({
  id: 'sourceView',
  description:
    'A document as the text of its entry. What is typed becomes the document as soon as it can be read without a mistake; until then it stays as it was typed.',
  context: ({ input: { dialect, draft } }) => ({
    ...(draft ?? { dialect, text: '', said: null }),
    problems: [],
    remarks: [],
    message: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Decides whether there is a text that was typed on an earlier page, or one to be written.',
      always: [{ guard: 'isLeftBefore', target: 'reading' }, { target: 'writing' }],
    },
    writing: {
      description: 'The document is being written down as it is now.',
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
      description: 'There is no text to show: what writes it did not come. The document is as it was.',
      on: {
        ...rewriting,
        retry: { target: 'writing' },
      },
    },
    shown: {
      description: 'The text is as it was written: nobody has typed.',
      on: {
        ...typing,
        ...rewriting,
        'document.changed': { target: 'writing' },
      },
    },
    typing: {
      description: 'The person types; it is read once they pause.',
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
      description: 'The person is done, and what they typed last is being read.',
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
      description: 'The document is as the text says, and is saved as any other edit.',
      on: {
        ...typing,
        ...rewriting,
        'document.changed': { target: 'outdated' },
      },
    },
    outdated: {
      description:
        'What the text said was taken, but the document was changed beside it since. What was typed stays until asked.',
      on: { ...typing, ...rewriting },
    },
    refused: {
      description: 'There are mistakes in the text: nothing is taken of it, and it stays as it was typed.',
      tags: ['untaken', 'refused'],
      on: { ...typing, ...reverting, 'source.finish': { actions: 'pointOut' } },
    },
    unread: {
      description: 'The text could not be read at all: what reads it did not come. It stays as it was typed.',
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
