// The form of a new or existing group: loaded, edited, saved, or closed, which asks first if something would be lost.
import { assertEvent, assign, emit, setup, type DoneActorEvent } from 'xstate';
import { promiseNotProvided } from '../notProvided.ts';
import { messageOf } from '../problem.ts';
import type {
  GroupFormContext,
  GroupFormEmitted,
  GroupFormEvent,
  GroupFormInput,
  GroupFormOutput,
  GroupFormTarget,
  GroupSaveOutcome,
  GroupToSave,
  LoadOutcome,
} from './groupFormTypes.ts';
import { changedNames, emptyValues, isUnchanged, problemsBeside, problemsOf, withRule } from './groupFormValues.ts';

interface Opening {
  outcome: LoadOutcome;
}
interface Answer {
  outcome: GroupSaveOutcome;
}

const opening = ({ event }: { event: DoneActorEvent<LoadOutcome> }): Opening => ({ outcome: event.output });
const answer = ({ event }: { event: DoneActorEvent<GroupSaveOutcome> }): Answer => ({ outcome: event.output });
const failure = ({ event }: { event: { error: unknown } }) => ({ error: event.error });

/** What typing does in every state without a running request. */
const edits = {
  'frame.changed': { target: '#groupForm.editing.filling', actions: 'takeFrame' },
  'kind.changed': { target: '#groupForm.editing.filling', actions: 'takeKind' },
  'rule.changed': { target: '#groupForm.editing.filling', actions: 'takeRule' },
} as const;

export const groupFormMachine = setup({
  types: {
    context: {} as GroupFormContext,
    events: {} as GroupFormEvent,
    input: {} as GroupFormInput,
    output: {} as GroupFormOutput,
    emitted: {} as GroupFormEmitted,
    tags: {} as 'busy',
  },
  actors: {
    /** Loads the initial values of the form. */
    load: promiseNotProvided<LoadOutcome, { target: GroupFormTarget }>('load'),
    /** Saves the group. Whatever the server answers is an outcome; only a missing answer rejects. */
    save: promiseNotProvided<GroupSaveOutcome, GroupToSave>('save'),
  },
  actions: {
    begin: assign((_, { outcome }: Opening) =>
      outcome.kind === 'loaded' ? { values: outcome.values, before: outcome.values } : { message: outcome.message },
    ),
    takeFrame: assign(({ context, event }) => {
      assertEvent(event, 'frame.changed');
      return {
        values: { ...context.values, ...event.change },
        problems: problemsBeside(context.problems, Object.keys(event.change)),
      };
    }),
    takeKind: assign(({ context, event }) => {
      assertEvent(event, 'kind.changed');
      const names = Object.keys(context.values.rules[context.values.kind]);
      return {
        values: { ...context.values, kind: event.kind },
        problems: problemsBeside(context.problems, names),
      };
    }),
    takeRule: assign(({ context, event }) => {
      assertEvent(event, 'rule.changed');
      const { rule } = event;
      return {
        values: withRule(context.values, rule),
        problems: problemsBeside(context.problems, changedNames(context.values.rules[rule.kind], rule)),
      };
    }),
    judge: assign({ problems: ({ context }) => problemsOf(context.values), message: null }),
    takeAnswer: assign((_, { outcome }: Answer) => ({
      problems: outcome.kind === 'problems' ? outcome.problems : [],
      message: outcome.kind === 'refused' ? outcome.message : null,
      savedId: outcome.kind === 'saved' ? outcome.id : null,
    })),
    pointOutProblems: emit(() => ({ type: 'problems.pointedOut' as const })),
    keepMessage: assign({ message: (_, params: { error: unknown }) => messageOf(params.error) }),
    keepUnanswered: assign({ unanswered: ({ context }) => [...context.unanswered, context.values] }),
    clearComplaints: assign({ problems: [], message: null }),
  },
  guards: {
    isLoaded: (_, { outcome }: Opening) => outcome.kind === 'loaded',
    isComplete: ({ context }) => problemsOf(context.values).length === 0,
    isUnchanged: ({ context }) => isUnchanged(context),
    isSaved: (_, { outcome }: Answer) => outcome.kind === 'saved',
    hasProblems: (_, { outcome }: Answer) => outcome.kind === 'problems',
  },
}).createMachine({
  id: 'groupForm',
  description: 'The form of a group. Input is kept whatever the answer is, separately for each kind.',
  context: ({ input: { target, key } }) => {
    const values = emptyValues(target.kind === 'create' ? target.parentId : null);
    return { target, key, values, before: values, unanswered: [], problems: [], message: null, savedId: null };
  },
  output: ({ context }) => ({ savedId: context.savedId }),
  initial: 'opening',
  states: {
    opening: {
      description: 'The tree and, for an existing group, its stored values are loading.',
      entry: 'clearComplaints',
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => ({ target: context.target }),
        onDone: [
          {
            guard: { type: 'isLoaded', params: opening },
            target: 'editing',
            actions: { type: 'begin', params: opening },
          },
          { target: 'gone', actions: { type: 'begin', params: opening } },
        ],
        onError: { target: 'unavailable', actions: { type: 'keepMessage', params: failure } },
      },
      on: { close: { target: 'closed' } },
    },
    unavailable: {
      description: 'The form could not be loaded. It can be tried again.',
      on: { retry: { target: 'opening' }, close: { target: 'closed' } },
    },
    gone: {
      description: 'The group no longer exists or cannot be edited. Trying again does not help.',
      on: { close: { target: 'closed' } },
    },
    editing: {
      description: 'The person edits. A problem is shown at its field until the field changes.',
      initial: 'filling',
      states: {
        filling: {
          description: 'No problems, except those of an earlier attempt that are not solved yet.',
        },
        refused: {
          description: 'The last attempt had problems, or was refused altogether.',
        },
        failed: {
          description: 'No answer came, so the group may be saved. A retry is safe, because it does not save twice.',
          on: { retry: { target: '#groupForm.judging' } },
        },
        before: {
          type: 'history',
          description: 'Back to where the person was before the question whether to close.',
        },
      },
      on: {
        ...edits,
        submit: { target: 'judging' },
        close: [{ guard: 'isUnchanged', target: 'closed' }, { target: 'asking' }],
      },
    },
    judging: {
      description: 'Decides whether the form may close.',
      always: [
        { guard: 'isComplete', target: 'saving' },
        { target: 'editing.refused', actions: ['judge', 'pointOutProblems'] },
      ],
    },
    asking: {
      description: 'Closing would lose input, so the person is asked.',
      on: {
        'close.confirmed': { target: 'closed' },
        'close.dismissed': { target: 'editing.before' },
      },
    },
    saving: {
      description: 'The group is being saved. Nobody can type or leave meanwhile.',
      tags: 'busy',
      entry: 'clearComplaints',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context: { target, key, values, before, unanswered } }) => ({
          target,
          key,
          values,
          before,
          unanswered,
        }),
        onDone: [
          {
            guard: { type: 'isSaved', params: answer },
            target: 'done',
            actions: { type: 'takeAnswer', params: answer },
          },
          {
            guard: { type: 'hasProblems', params: answer },
            target: 'editing.refused',
            actions: [{ type: 'takeAnswer', params: answer }, 'pointOutProblems'],
          },
          {
            target: 'editing.refused',
            actions: { type: 'takeAnswer', params: answer },
            description: 'Refused altogether, for example because the group was deleted meanwhile.',
          },
        ],
        onError: {
          target: 'editing.failed',
          actions: [{ type: 'keepMessage', params: failure }, 'keepUnanswered'],
        },
      },
    },
    done: { description: 'The group is saved, and the dialog closes.', type: 'final' },
    closed: { description: 'Nothing was saved, and the dialog closes.', type: 'final' },
  },
});
