// What can happen to the live count of a rule, and what holds in each of its states.
import { after, done, failed, modelOf } from '../model.ts';
import { groupCountMachine } from './groupCountMachine.ts';
import type { CountOutcome, CountQuestion } from './groupCountTypes.ts';

const question: CountQuestion = {
  id: null,
  parentId: null,
  hierarchy: 'independent',
  rule: { kind: 'lastName', field: 'author', authorLastName: 'Curie' },
};

const answered = (outcome: CountOutcome) => done('preview', outcome);

export const groupCountModel = modelOf({
  machine: groupCountMachine,
  starts: [{ name: 'a form that was just opened', input: undefined }],
  events: [
    { type: 'question.changed', question },
    { type: 'question.changed', question: null },
    { type: 'retry' },
    after('pause', 'groupCount.waiting'),
    answered({ kind: 'counted', count: { documentCount: 12, missingKeys: [], uncitedKeys: [] } }),
    answered({ kind: 'problems', problems: [{ path: ['authorLastName'], message: 'Not this name.' }] }),
    failed('preview'),
  ],
  states: {
    idle: { 'there is no question': ({ context }) => context.question === null },
    waiting: {
      'there is a question': ({ context }) => context.question !== null,
      'it says that it counts': (snapshot) => snapshot.hasTag('busy'),
    },
    counting: {
      'there is a question': ({ context }) => context.question !== null,
      'it says that it counts': (snapshot) => snapshot.hasTag('busy'),
    },
    counted: { 'there is a count': ({ context }) => context.count !== null },
    refused: { 'a message is shown': ({ context }) => context.problems.length > 0 },
    failed: { 'a message is shown': ({ context }) => context.message !== null },
  },
});
