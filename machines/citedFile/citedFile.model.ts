// What can happen to the file of a TeX group, and what holds in each of its states.
import { maximumCitingFileSize } from '#bibliography/groups/citedKeys.ts';
import { done, failed, modelOf } from '../model.ts';
import { citedFileMachine } from './citedFileMachine.ts';

export const citedFileModel = modelOf({
  machine: citedFileMachine,
  starts: [
    { name: 'a new group', input: { name: null } },
    { name: 'an existing group', input: { name: 'thesis.aux' } },
  ],
  events: [
    { type: 'file.chosen', file: { name: 'paper.aux', size: 1000 } },
    { type: 'file.chosen', file: { name: 'huge.aux', size: maximumCitingFileSize + 1 } },
    done('readFile', { keys: ['Curie_1903'], remark: null }),
    failed('readFile', 'The file could not be read.'),
  ],
  facts: ({ context }) => ({ name: context.name }),
  states: {
    none: { 'no keys are known': ({ context }) => context.name === null },
    reading: {
      'it is busy': (snapshot) => snapshot.hasTag('busy'),
      'a file is at hand': ({ context }) => context.file !== null,
      'no failure is shown': ({ context }) => context.message === null,
    },
    read: { 'the file is named': ({ context }) => context.name !== null },
    refused: { 'a message is shown': ({ context }) => context.message !== null },
  },
});
