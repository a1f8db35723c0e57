// The states in which files are chosen, read, and compared with the library.
import type { DoneActorEvent } from 'xstate';
import { messageOf } from '../problem.ts';
import { additions, choices, ending } from './sharedTransitions.ts';
import { importSetup } from './importSetup.ts';
import type { ImportDuplicate, ImportReport } from './importTypes.ts';

const found = ({ event }: { event: DoneActorEvent<ImportReport> }) => ({ report: event.output });

const alike = ({ event }: { event: DoneActorEvent<readonly ImportDuplicate[]> }) => ({ duplicates: event.output });

const failure = ({ event }: { event: { error: unknown } }) => ({ message: messageOf(event.error) });

export const choosing = importSetup.createStateConfig({
  description: 'Waits for files.',
  initial: 'waiting',
  states: {
    waiting: { description: 'Nothing was chosen yet.' },
    refused: { description: 'None of the chosen files can be read, and a message says why.' },
  },
  on: { ...choices, ...ending },
});

export const parsing = importSetup.createStateConfig({
  description: 'The files are being read.',
  tags: 'busy',
  invoke: {
    id: 'parse',
    src: 'parse',
    input: ({ context }) => ({ files: context.files }),
    onDone: [
      {
        guard: { type: 'isNothingRead', params: found },
        target: 'choosing.refused',
        actions: { type: 'takeSkipped', params: found },
        description: 'The files contain nothing to import.',
      },
      {
        guard: { type: 'wasLeft', params: found },
        target: 'cancelled.stopped',
        actions: { type: 'goBackTo', params: found },
        description: 'The page was closed while the same files were imported: that import can be continued or undone.',
      },
      {
        guard: { type: 'wasLeftTakingBack', params: found },
        target: 'cancelled.notTakenBack',
        actions: { type: 'goBackTo', params: found },
        description: 'The page was closed while the import of the same files was undone: the undo can be finished.',
      },
      { target: 'checking', actions: { type: 'takeReport', params: found } },
    ],
    onError: { target: 'choosing.refused', actions: { type: 'keepMessage', params: failure } },
  },
  on: {
    ...additions,
    'import.cancel': { target: 'choosing', actions: ['forgetFiles', 'toLine'] },
  },
});

export const checking = importSetup.createStateConfig({
  description: 'Searches for entries that may be in the library already, or twice in the files.',
  tags: 'busy',
  entry: 'clearMessage',
  invoke: {
    id: 'findDuplicates',
    src: 'findDuplicates',
    input: ({ context }) => ({ handle: context.report?.handle ?? '' }),
    onDone: [
      {
        guard: { type: 'areAlike', params: alike },
        target: 'review.alike',
        actions: { type: 'takeDuplicates', params: alike },
      },
      { target: 'review' },
    ],
    onError: { target: 'review.unchecked', actions: { type: 'keepMessage', params: failure } },
  },
  on: {
    ...additions,
    'import.cancel': { target: 'choosing', actions: ['forgetFiles', 'toLine'] },
  },
});
