// What can happen to the history of a document, and what holds in each of its states.
import { done, failed, modelOf } from '../model.ts';
import { documentHistoryMachine } from './documentHistoryMachine.ts';
import type { HistoryPage } from './documentHistoryTypes.ts';

const revision = { revision: 1, at: null, action: 'ADD', userAgent: null, by: null, changes: [] };
const page = (next: string | null) => done('loadPage', { revisions: [revision], next } satisfies HistoryPage);

export const documentHistoryModel = modelOf({
  machine: documentHistoryMachine,
  starts: [{ name: 'a history that was just opened', input: undefined }],
  events: [{ type: 'more' }, { type: 'retry' }, page('2'), page(null), failed('loadPage')],
  facts: ({ context }) => context.next !== null,
  states: {
    loading: {
      'it says that it loads': (snapshot) => snapshot.hasTag('busy'),
      'nothing is said to be wrong': ({ context }) => context.message === null,
    },
    shown: { 'there is something to see': ({ context }) => context.revisions.length > 0 },
    failed: { 'the person is told': ({ context }) => context.message !== null },
  },
});
