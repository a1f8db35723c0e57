// What can happen to undo and redo, and what holds in each state.
import { done, failed, modelOf } from '../model.ts';
import { undoHistoryMachine } from './undoHistoryMachine.ts';
import type { Change, Reversed } from './undoHistoryTypes.ts';

const change = (id: string): Change => ({ id, what: `“${id}” moved to trash`, key: id });
const opposite: Reversed = { kind: 'done', opposite: change('Opposite'), but: null };
const withoutOpposite: Reversed = { kind: 'done', opposite: null, but: '2 documents, which were changed since' };
const refused: Reversed = { kind: 'refused', message: 'It is too old to be taken back' };
const loggedOut: Reversed = { kind: 'loggedOut' };

export const undoHistoryModel = modelOf({
  machine: undoHistoryMachine,
  starts: [{ name: 'a library in which nothing was changed yet', input: { limit: 2 } }],
  events: [
    { type: 'change.made', change: change('First') },
    { type: 'change.made', change: change('Second') },
    { type: 'change.forgotten', id: 'First' },
    { type: 'change.reverse', direction: 'undo', id: null },
    { type: 'change.reverse', direction: 'undo', id: 'First' },
    { type: 'change.reverse', direction: 'redo', id: null },
    { type: 'library.regained' },
    { type: 'library.left' },
    done('reverse', opposite),
    done('reverse', withoutOpposite),
    done('reverse', refused),
    done('reverse', loggedOut),
    failed('reverse'),
  ],
  facts: ({ context: { done, undone, requests } }) => ({
    done: done.length,
    undone: undone.length,
    requests: requests.map(({ direction }) => direction),
  }),
  // More presses than two say nothing new.
  isPossible: ({ context }, event) => event.type !== 'change.reverse' || context.requests.length < 2,
  states: {
    resting: {
      'nothing waits': ({ context }) => context.requests.length === 0 && context.current === null,
      'no more is remembered than may be': ({ context }) =>
        context.done.length <= context.limit && context.undone.length <= context.limit,
    },
    'reversing.alone': { 'it knows what': ({ context }) => context.current !== null },
    'reversing.overtaken': {
      'it knows what': ({ context }) => context.current !== null,
      'nothing is there to be done again': ({ context }) => context.undone.length === 0,
    },
    interrupted: {
      'what was pressed waits': ({ context }) => context.requests.length > 0 && context.current === null,
    },
  },
});
