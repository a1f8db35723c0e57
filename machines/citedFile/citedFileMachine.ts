// The .aux or .tex file of a group: chosen, refused because of its size, or read.
import { assertEvent, assign, enqueueActions, setup, type DoneActorEvent } from 'xstate';
import { maximumCitingFileSize } from '#bibliography/groups/citedKeys.ts';
import { promiseNotProvided } from '../notProvided.ts';
import { messageOf } from '../problem.ts';
import type {
  CitedFileContext,
  CitedFileEmitted,
  CitedFileEvent,
  CitedFileInput,
  CitingFile,
  ReadKeys,
} from './citedFileTypes.ts';

const found = ({ event }: { event: DoneActorEvent<ReadKeys> }) => ({ read: event.output });

const megabytes = (bytes: number) => `${Math.ceil(bytes / 1_000_000).toLocaleString('en')} MB`;

/** Why the file is not read; null if it is. */
function refusalOf({ name, size }: CitingFile): string | null {
  if (size === 0) return `${name} is empty. If LaTeX is still writing it, choose it again in a moment.`;
  return size > maximumCitingFileSize
    ? `${name} is ${megabytes(size)}, more than the limit of ${megabytes(maximumCitingFileSize)}. Is it the .aux or .tex file?`
    : null;
}

export const citedFileMachine = setup({
  types: {
    context: {} as CitedFileContext,
    events: {} as CitedFileEvent,
    input: {} as CitedFileInput,
    emitted: {} as CitedFileEmitted,
    tags: {} as 'busy',
  },
  actors: {
    /** Reads the keys in a worker; rejects with the reason if there are none. */
    readFile: promiseNotProvided<ReadKeys, { file: CitingFile | null }>('readFile'),
  },
  actions: {
    takeFile: assign(({ event }) => {
      assertEvent(event, 'file.chosen');
      return { file: event.file, message: null };
    }),
    sayWhyNot: assign(({ event }) => {
      assertEvent(event, 'file.chosen');
      return { message: refusalOf(event.file) };
    }),
    takeKeys: enqueueActions(({ context, enqueue }, { read }: { read: ReadKeys }) => {
      const name = context.file?.name ?? '';
      enqueue.assign({ name, remark: read.remark });
      enqueue.emit({ type: 'keys.read', name, keys: read.keys });
    }),
    keepMessage: assign({ message: (_, params: { error: unknown }) => messageOf(params.error) }),
  },
  guards: {
    wasRead: ({ context }) => context.name !== null,
    /** The chosen file is neither empty nor too large. */
    isReadable: ({ event }) => {
      assertEvent(event, 'file.chosen');
      return refusalOf(event.file) === null;
    },
  },
}).createMachine({
  id: 'citedFile',
  description: 'The file of a TeX group. A file that cannot be read leaves the keys as they were.',
  context: ({ input }) => ({ file: null, name: input.name, remark: null, message: null }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Decides how the form begins: with keys from an earlier file, or without.',
      always: [{ guard: 'wasRead', target: 'read' }, { target: 'none' }],
    },
    none: { description: 'No file was chosen yet.' },
    reading: {
      description: 'The file is being read in a worker. Choosing another file replaces it.',
      tags: 'busy',
      invoke: {
        id: 'readFile',
        src: 'readFile',
        input: ({ context }) => ({ file: context.file }),
        onDone: { target: 'read', actions: { type: 'takeKeys', params: found } },
        onError: {
          target: 'refused',
          actions: { type: 'keepMessage', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    read: { description: 'The keys are known; another file can be chosen.' },
    refused: { description: 'The chosen file is not read, and a message says why.' },
  },
  on: {
    'file.chosen': [
      { guard: 'isReadable', target: '.reading', actions: 'takeFile', reenter: true },
      { target: '.refused', actions: 'sayWhyNot' },
    ],
  },
});
