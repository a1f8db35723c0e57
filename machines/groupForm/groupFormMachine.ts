// The form of a group, new or there already: opened with what is stored, typed into, saved, or closed without losing anything unasked.
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

/** What typing does wherever nothing is under way. */
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
    /** Brings what the form begins with. */
    load: promiseNotProvided<LoadOutcome, { target: GroupFormTarget }>('load'),
    /** Makes or changes the group; what the server says is an outcome, only its silence a rejection. */
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
  description: 'The form of a group. What was typed is kept whatever the answer, and for every kind apart.',
  context: ({ input: { target, key } }) => {
    const values = emptyValues(target.kind === 'create' ? target.parentId : null);
    return { target, key, values, before: values, unanswered: [], problems: [], message: null, savedId: null };
  },
  output: ({ context }) => ({ savedId: context.savedId }),
  initial: 'opening',
  states: {
    opening: {
      description: 'The tree and, of a group that is there, what is stored of it are on their way.',
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
      description: 'It could not be opened. It can be tried again.',
      on: { retry: { target: 'opening' }, close: { target: 'closed' } },
    },
    gone: {
      description: 'There is no such group any more, or none that can be changed. Trying again does not help.',
      on: { close: { target: 'closed' } },
    },
    editing: {
      description: 'The person fills the form; problems stand at their fields until these are changed.',
      initial: 'filling',
      states: {
        filling: {
          description: 'Nothing is complained of but what an earlier attempt left.',
        },
        refused: {
          description: 'The last attempt ended with problems, or was refused as a whole.',
        },
        failed: {
          description: 'No answer came: perhaps it is saved. It can be sent again, and is not done twice.',
          on: { retry: { target: '#groupForm.judging' } },
        },
        before: {
          type: 'history',
          description: 'Where the person was before they were asked whether to go.',
        },
      },
      on: {
        ...edits,
        submit: { target: 'judging' },
        close: [{ guard: 'isUnchanged', target: 'closed' }, { target: 'asking' }],
      },
    },
    judging: {
      description: 'Decides whether the form may go.',
      always: [
        { guard: 'isComplete', target: 'saving' },
        { target: 'editing.refused', actions: ['judge', 'pointOutProblems'] },
      ],
    },
    asking: {
      description: 'Something was typed that closing would lose: the person is asked.',
      on: {
        'close.confirmed': { target: 'closed' },
        'close.dismissed': { target: 'editing.before' },
      },
    },
    saving: {
      description: 'The server is asked. Nothing is typed meanwhile, and nobody leaves.',
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
            description: 'Refused as a whole: it was deleted meanwhile, for instance.',
          },
        ],
        onError: {
          target: 'editing.failed',
          actions: [{ type: 'keepMessage', params: failure }, 'keepUnanswered'],
        },
      },
    },
    done: { description: 'The group is made or changed; the dialog goes.', type: 'final' },
    closed: { description: 'Nothing was saved; the dialog goes.', type: 'final' },
  },
});
