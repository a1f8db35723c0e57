// The states in which files are chosen, read, and compared with the library.
import type { DoneActorEvent } from 'xstate';
import { messageOf } from '../problem.ts';
import { choices, ending } from './sharedTransitions.ts';
import { importSetup } from './importSetup.ts';
import type { ImportDuplicate, ImportReport } from './importTypes.ts';

const found = ({ event }: { event: DoneActorEvent<ImportReport> }) => ({ report: event.output });

const alike = ({ event }: { event: DoneActorEvent<readonly ImportDuplicate[]> }) => ({ duplicates: event.output });

const failure = ({ event }: { event: { error: unknown } }) => ({ message: messageOf(event.error) });

export const choosing = importSetup.createStateConfig({
  description: 'Files are wanted.',
  initial: 'waiting',
  states: {
    waiting: { description: 'None was chosen yet.' },
    refused: { description: 'None of those that were chosen can be read; the person is told why.' },
  },
  on: { ...choices, ...ending },
});

export const parsing = importSetup.createStateConfig({
  description: 'The files are read.',
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
        description: 'None of them holds anything to add.',
      },
      {
        guard: { type: 'wasLeft', params: found },
        target: 'cancelled.stopped',
        actions: { type: 'goBackTo', params: found },
        description: 'The page ended while the same files came in: it can go on there, or be taken back.',
      },
      {
        guard: { type: 'wasLeftTakingBack', params: found },
        target: 'cancelled.notTakenBack',
        actions: { type: 'goBackTo', params: found },
        description: 'The page ended while the import of the same files was undone: the rest of that can be done.',
      },
      { target: 'checking', actions: { type: 'takeReport', params: found } },
    ],
    onError: { target: 'choosing.refused', actions: { type: 'keepMessage', params: failure } },
  },
  on: {
    'import.cancel': { target: 'choosing', actions: ['forgetFiles', 'toLine'] },
  },
});

export const checking = importSetup.createStateConfig({
  description: 'Looks for entries that are possibly in the library already, or twice in the files.',
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
    'import.cancel': { target: 'choosing', actions: ['forgetFiles', 'toLine'] },
  },
});
