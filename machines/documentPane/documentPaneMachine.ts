// Reading, editing or moving the open document, one at a time.
import { assertEvent, assign, setup, type DoneActorEvent } from 'xstate';
import { promiseNotProvided } from '../notProvided.ts';
import { messageOf } from '../problem.ts';
import type { DocumentPaneContext, DocumentPaneEvent, MoveInput, MoveOutcome } from './documentPaneTypes.ts';

interface Answer {
  outcome: MoveOutcome;
}

const answer = ({ event }: { event: DoneActorEvent<MoveOutcome> }): Answer => ({ outcome: event.output });

export const documentPaneMachine = setup({
  types: {
    context: {} as DocumentPaneContext,
    events: {} as DocumentPaneEvent,
  },
  actors: {
    /** Moves the document. It is never cancelled, even if the pane is closed. */
    move: promiseNotProvided<MoveOutcome, MoveInput>('move'),
  },
  actions: {
    takeField: assign(({ event }) => {
      assertEvent(event, 'edit');
      return { field: event.field, draft: event.draft ?? null };
    }),
    takeTarget: assign(({ event }) => {
      assertEvent(event, 'move');
      return { target: event.target };
    }),
    takeRefusal: assign((_, { outcome }: Answer) => (outcome.kind === 'refused' ? { message: outcome.message } : {})),
    keepMessage: assign({ message: (_, params: { error: unknown }) => messageOf(params.error) }),
    clearMessage: assign({ message: null }),
  },
  guards: {
    isRefused: (_, { outcome }: Answer) => outcome.kind === 'refused',
  },
}).createMachine({
  id: 'documentPane',
  description: 'One open document: it is read, edited, or being moved to or out of the trash.',
  context: { field: null, draft: null, target: 'trash', message: null },
  initial: 'reading',
  states: {
    reading: {
      description: 'The document is read.',
      initial: 'resting',
      states: {
        resting: { description: 'The document is shown without a message.' },
        refused: {
          description: 'The document could not be moved, and a message says why.',
          exit: 'clearMessage',
          on: { dismiss: { target: 'resting' } },
        },
      },
      on: {
        edit: { target: 'editing', actions: 'takeField' },
        move: { target: 'moving', actions: 'takeTarget' },
      },
    },
    editing: {
      description: "The form is shown instead of the document. The document editor's machine handles the input.",
      on: { 'edit.done': { target: 'reading' } },
    },
    moving: {
      description: 'The document is being moved to or out of the trash.',
      invoke: {
        id: 'move',
        src: 'move',
        input: ({ context }) => ({ target: context.target }),
        onDone: [
          {
            guard: { type: 'isRefused', params: answer },
            target: 'reading.refused',
            actions: { type: 'takeRefusal', params: answer },
          },
          { target: 'moved' },
        ],
        onError: {
          target: 'reading.refused',
          actions: { type: 'keepMessage', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    moved: {
      description: 'The document is no longer where it was opened, so the pane closes.',
      type: 'final',
    },
  },
});
