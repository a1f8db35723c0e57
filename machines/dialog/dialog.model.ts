// What can happen to a dialog, and what holds in each of its states.
import { after, done, failed, modelOf } from '../model.ts';
import { dialogMachine } from './dialogMachine.ts';

export const dialogModel = modelOf({
  machine: dialogMachine,
  starts: [
    {
      name: 'a prompt with an action',
      input: { variant: 'prompt', entry: { value: '', problem: 'Enter a name.' }, hasAction: true },
    },
    { name: 'a prompt', input: { variant: 'prompt', entry: { value: 'Chocolate', problem: null } } },
    { name: 'content of its owner', input: { variant: 'content' } },
    { name: 'an alert', input: { variant: 'alert' } },
    { name: 'a confirmation', input: { variant: 'confirm', hasAction: true } },
    {
      name: 'a confirmation that only its buttons close',
      input: { variant: 'confirm', closeOnEscape: false, closeOnOutsideClick: false },
    },
  ],
  events: [
    { type: 'open' },
    { type: 'value.changed', value: 'Cacao', problem: null },
    { type: 'value.changed', value: '', problem: 'Enter a name.' },
    { type: 'confirm' },
    { type: 'cancel' },
    { type: 'dismiss', by: 'escape' },
    { type: 'dismiss', by: 'outside' },
    { type: 'withdraw' },
    done('confirmAction'),
    failed('confirmAction'),
    after('leave', 'dialog.closing'),
  ],
  facts: ({ context }) => ({ wrong: context.problem !== null, failed: context.message !== null }),
  isPossible: ({ context: { variant } }, { type }) => type !== 'value.changed' || variant === 'prompt',
  states: {
    closed: {
      'nothing is being done': ({ children }) => children.confirmAction === undefined,
      'it has not begun, or has its answer': ({ context: { answer, beginning, value, problem, message } }) =>
        answer !== null || (value === beginning.value && problem === beginning.problem && message === null),
    },
    'open.idle': {
      'nothing is decided': ({ context }) => context.answer === null,
      'no failure is shown': ({ context }) => context.message === null,
    },
    'open.confirming': {
      'it is busy': (snapshot) => snapshot.hasTag('busy'),
      'the value has no problem': ({ context }) => context.problem === null,
      'no failure is shown': ({ context }) => context.message === null,
    },
    'open.refused': {
      'a message says why': ({ context }) => context.problem !== null || context.message !== null,
      'nothing is decided': ({ context }) => context.answer === null,
    },
    closing: {
      'it has its answer': ({ context }) => context.answer !== null,
      'nothing wrong is confirmed': ({ context }) => context.answer?.reason !== 'ok' || context.problem === null,
    },
  },
});
