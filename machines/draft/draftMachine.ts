// Keeps unsaved changes on the device, so that a reload or a crash loses nothing.
import { assertEvent, assign, setup } from 'xstate';
import { promiseNotProvided } from '../notProvided.ts';
import type { DraftContext, DraftEvent } from './draftTypes.ts';

const edits = { 'draft.changed': { target: 'keeping', actions: 'takeDraft' } } as const;

export const draftMachine = setup({
  types: {
    context: {} as DraftContext,
    events: {} as DraftEvent,
  },
  actors: {
    /** Stores the draft on the device; rejects if the device stores nothing. */
    keep: promiseNotProvided<undefined, DraftContext>('keep'),
    /** Removes the draft from the device. */
    forget: promiseNotProvided<undefined>('forget'),
  },
  actions: {
    takeDraft: assign(({ event }) => {
      assertEvent(event, 'draft.changed');
      return { draft: event.draft };
    }),
    dropDraft: assign({ draft: null }),
  },
}).createMachine({
  id: 'draft',
  description: 'Unsaved changes, being stored on the device and removed from it.',
  context: { draft: null },
  initial: 'none',
  states: {
    none: {
      description: 'Nothing is unsaved.',
      on: edits,
    },
    keeping: {
      description: 'The draft is being stored. Further input starts this again.',
      invoke: {
        id: 'keep',
        src: 'keep',
        input: ({ context }) => context,
        onDone: { target: 'kept' },
        onError: { target: 'refused' },
      },
      on: {
        'draft.changed': { target: 'keeping', reenter: true, actions: 'takeDraft' },
        'draft.over': { target: 'forgetting' },
      },
    },
    kept: {
      description: 'The draft is stored: a reload or a crash loses nothing.',
      on: { ...edits, 'draft.over': { target: 'forgetting' } },
    },
    refused: {
      description:
        'The device stores nothing, because its storage is full or blocked. The unsaved changes are on this page only, and the page says so.',
      on: { ...edits, 'draft.over': { target: 'forgetting' } },
    },
    forgetting: {
      description: 'Everything is saved: the draft is being removed from the device.',
      entry: 'dropDraft',
      invoke: {
        id: 'forget',
        src: 'forget',
        onDone: { target: 'none' },
        onError: {
          target: 'none',
          description: 'A draft that could not be removed does no harm: it is saved.',
        },
      },
      on: edits,
    },
  },
});
