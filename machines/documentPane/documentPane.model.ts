// What can happen to an open document, and what holds in each state.
import { done, failed, modelOf } from '../model.ts';
import { documentPaneMachine } from './documentPaneMachine.ts';
import type { MoveOutcome } from './documentPaneTypes.ts';

const answered = (outcome: MoveOutcome) => done('move', outcome);

export const documentPaneModel = modelOf({
  machine: documentPaneMachine,
  starts: [{ name: 'a document that was opened', input: undefined }],
  events: [
    { type: 'edit', field: null },
    { type: 'edit', field: 'title' },
    { type: 'edit.done' },
    { type: 'move', target: 'trash' },
    { type: 'move', target: 'library' },
    { type: 'dismiss' },
    answered({ kind: 'done' }),
    answered({ kind: 'refused', message: 'It is not in the library.' }),
    failed('move'),
  ],
  facts: ({ context }) => ({ target: context.target }),
  states: {
    'reading.resting': { 'no failure is shown': ({ context }) => context.message === null },
    'reading.refused': { 'a message says why': ({ context }) => context.message !== null },
    editing: { 'no failure is shown': ({ context }) => context.message === null },
    moving: { 'no failure is shown': ({ context }) => context.message === null },
    moved: { 'no failure is shown': ({ context }) => context.message === null },
  },
});
