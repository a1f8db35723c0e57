// What can happen to the form of a group, and what holds in each of its states.
import { done, failed, modelOf } from '../model.ts';
import { groupFormMachine } from './groupFormMachine.ts';
import type { GroupFormValues, GroupSaveOutcome, LoadOutcome } from './groupFormTypes.ts';
import { emptyValues, isUnchanged, problemsOf } from './groupFormValues.ts';

const opened = (outcome: LoadOutcome) => done('load', outcome);
const answered = (outcome: GroupSaveOutcome) => done('save', outcome);

const stored: GroupFormValues = { ...emptyValues(null), name: 'To read' };
const noAnswer = 'Network request failed';
const isGone = 'It was deleted in another place.';

export const groupFormModel = modelOf({
  machine: groupFormMachine,
  starts: [
    { name: 'a new group', input: { target: { kind: 'create', parentId: 'grp_1' }, key: 'key_1' } },
    { name: 'a group that is there', input: { target: { kind: 'edit', id: 'grp_2' }, key: 'key_2' } },
  ],
  events: [
    opened({ kind: 'loaded', values: stored }),
    opened({ kind: 'gone', message: isGone }),
    failed('load', noAnswer),
    { type: 'frame.changed', change: { name: '' } },
    { type: 'frame.changed', change: { name: 'To read soon' } },
    { type: 'kind.changed', kind: 'lastName' },
    { type: 'kind.changed', kind: 'explicit' },
    { type: 'rule.changed', rule: { kind: 'explicit', keywordDelimiter: ';' } },
    { type: 'submit' },
    { type: 'retry' },
    { type: 'close' },
    { type: 'close.confirmed' },
    { type: 'close.dismissed' },
    answered({ kind: 'saved', id: 'grp_2' }),
    answered({ kind: 'problems', problems: [{ path: ['name'], message: 'Not this name.' }] }),
    answered({ kind: 'refused', message: isGone }),
    failed('save', noAnswer),
  ],
  facts: ({ context }) => ({
    complete: problemsOf(context.values).length === 0,
    unchanged: isUnchanged(context),
  }),
  states: {
    opening: { 'no failure is shown': ({ context }) => context.message === null },
    unavailable: { 'a message is shown': ({ context }) => context.message === noAnswer },
    gone: { 'a message is shown': ({ context }) => context.message === isGone },
    'editing.filling': { 'nothing is saved': ({ context }) => context.savedId === null },
    'editing.refused': {
      'a message says why': ({ context }) => context.problems.length > 0 || context.message === isGone,
    },
    'editing.failed': {
      'the person is told that no answer came': ({ context }) => context.message === noAnswer,
      'it is remembered what was sent': ({ context }) => context.unanswered.length > 0,
      'leaving is asked about': ({ context }) => !isUnchanged(context),
      'nothing is said against what was typed': ({ context }) => context.problems.length === 0,
    },
    asking: { 'something would be lost': ({ context }) => !isUnchanged(context) },
    saving: {
      'it is busy': (snapshot) => snapshot.hasTag('busy'),
      'it may go': ({ context }) => problemsOf(context.values).length === 0,
      'no failure is shown': ({ context }) => context.problems.length === 0 && context.message === null,
    },
    done: { 'the group is named': ({ output }) => output?.savedId === 'grp_2' },
    closed: { 'nothing was saved': ({ output }) => output?.savedId === null },
  },
});
