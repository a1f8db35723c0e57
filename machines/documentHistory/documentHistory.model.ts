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
      'it is busy': (snapshot) => snapshot.hasTag('busy'),
      'no failure is shown': ({ context }) => context.message === null,
    },
    shown: { 'there are revisions': ({ context }) => context.revisions.length > 0 },
    failed: { 'a message is shown': ({ context }) => context.message !== null },
  },
});
