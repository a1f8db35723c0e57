// What can happen to a draft, and what holds in each of its states.
import { done, failed, modelOf } from '../model.ts';
import { draftMachine } from './draftMachine.ts';
import type { KeptDraft } from './draftTypes.ts';

const draftWith = (title: string): KeptDraft => ({
  documentId: 'doc_1',
  kind: 'journalArticle',
  savedKind: 'journalArticle',
  key: null,
  patch: { title: { base: 'Teh title', value: title, revision: 1 } },
  kindRevision: 1,
  stashed: {},
  unanswered: [],
});

export const draftModel = modelOf({
  machine: draftMachine,
  starts: [{ name: 'a form that was just opened', input: undefined }],
  events: [
    { type: 'draft.changed', draft: draftWith('The title') },
    { type: 'draft.over' },
    done('keep', undefined),
    failed('keep'),
    done('forget', undefined),
    failed('forget'),
  ],
  states: {
    none: { 'there is nothing to keep': ({ context }) => context.draft === null },
    keeping: { 'there is something to keep': ({ context }) => context.draft !== null },
    kept: { 'there is something to keep': ({ context }) => context.draft !== null },
    refused: { 'it is still here': ({ context }) => context.draft !== null },
    forgetting: { 'there is nothing to keep': ({ context }) => context.draft === null },
  },
});
