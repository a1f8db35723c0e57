// Keeps on the device what is typed and not saved, so that a reload or a crash loses nothing of it.
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
    /** Writes the draft down on this device; rejects where nothing can be written. */
    keep: promiseNotProvided<undefined, DraftContext>('keep'),
    /** Takes it off the device. */
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
  description: 'What is typed and not saved, on its way to the storage of this device and off it.',
  context: { draft: null },
  initial: 'none',
  states: {
    none: {
      description: 'Nothing is unsaved.',
      on: edits,
    },
    keeping: {
      description: 'It is being written down. What is typed meanwhile begins it anew.',
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
      description: 'A reload or a crash loses nothing.',
      on: { ...edits, 'draft.over': { target: 'forgetting' } },
    },
    refused: {
      description:
        'The device keeps nothing: its storage is full or closed. Only this page has what is typed, and says so.',
      on: { ...edits, 'draft.over': { target: 'forgetting' } },
    },
    forgetting: {
      description: 'Everything is saved: what was kept is taken off the device.',
      entry: 'dropDraft',
      invoke: {
        id: 'forget',
        src: 'forget',
        onDone: { target: 'none' },
        onError: { target: 'none', description: 'What cannot be reached there does no harm: it is saved.' },
      },
      on: edits,
    },
  },
});
