// What can happen to the messages of the page, and what holds in each state.
import type { SnapshotFrom } from 'xstate';
import { after, modelOf } from '../model.ts';
import { shownToasts, toastsMachine } from './toastsMachine.ts';

type Facts = Readonly<Record<string, (snapshot: SnapshotFrom<typeof toastsMachine>) => boolean>>;

const isNewestShown: Facts = {
  'the newest is shown': ({ context }) =>
    shownToasts(context).some(({ id }) => id === Math.max(...context.toasts.map((each) => each.id))),
};

const queueing: Facts = {
  ...isNewestShown,
  'as many are shown as may be, and the newest': ({ context }) =>
    [context.limit, context.limit + 1].includes(shownToasts(context).length),
  'nothing is said twice': ({ context }) =>
    new Set(context.toasts.map(({ key }) => key)).size === context.toasts.length,
};

export const toastsModel = modelOf({
  machine: toastsMachine,
  starts: [{ name: 'a page with room for two', input: { limit: 2 } }],
  events: [
    { type: 'toast.said', message: { message: 'Moved to the trash' } },
    { type: 'toast.said', message: { message: 'Imported', tone: 'success' } },
    { type: 'toast.said', message: { message: 'Not saved', tone: 'danger', timeout: null } },
    { type: 'toast.withdrawn', key: 'Imported' },
    { type: 'toast.released', id: 1 },
    { type: 'toast.held', id: 1 },
    { type: 'toast.released', id: 2 },
    { type: 'toast.gone', id: 1 },
    { type: 'toast.gone', id: 2 },
    after('turn', 'toasts.queueing.turning'),
  ],
  facts: ({ context }) => context.toasts.map(({ key, isHeld }) => [key, isHeld]),
  isPossible: ({ context }, event) => {
    if (!('id' in event)) return true;
    // Only what is shown can say so of itself, and says nothing twice.
    const toast = shownToasts(context).find(({ id }) => id === event.id);
    if (!toast) return false;
    return event.type === 'toast.gone' || toast.isHeld === (event.type === 'toast.released');
  },
  states: {
    empty: { 'nothing is said': ({ context }) => context.toasts.length === 0 },
    showing: {
      ...isNewestShown,
      'something is said': ({ context }) => context.toasts.length > 0,
      'all of it is shown': ({ context }) => shownToasts(context).length === context.toasts.length,
    },
    'queueing.turning': queueing,
    'queueing.blocked': {
      ...queueing,
      'no other can go': ({ context }) => shownToasts(context).filter(({ isHeld }) => !isHeld).length <= 1,
    },
  },
});
