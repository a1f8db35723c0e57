// What can happen to the messages of the page, and what holds in each state.
import { modelOf } from '../model.ts';
import { shownToasts, toastsMachine } from './toastsMachine.ts';

export const toastsModel = modelOf({
  machine: toastsMachine,
  starts: [{ name: 'a page with room for two', input: { limit: 2 } }],
  events: [
    { type: 'toast.said', message: { message: 'Moved to the trash' } },
    { type: 'toast.said', message: { message: 'Imported', tone: 'success' } },
    { type: 'toast.said', message: { message: 'Not saved', tone: 'danger', timeout: null } },
    { type: 'toast.withdrawn', key: 'Imported' },
    { type: 'toast.gone', id: 1 },
    { type: 'toast.gone', id: 2 },
  ],
  facts: ({ context }) => context.toasts.map(({ key }) => key),
  isPossible: ({ context }, event) =>
    event.type !== 'toast.gone' || shownToasts(context).some(({ id }) => 'id' in event && id === event.id),
  states: {
    empty: { 'nothing is said': ({ context }) => context.toasts.length === 0 },
    showing: {
      'something is said': ({ context }) => context.toasts.length > 0,
      'all of it is shown': ({ context }) => shownToasts(context).length === context.toasts.length,
    },
    queueing: {
      'as many are shown as may be': ({ context }) => shownToasts(context).length === context.limit,
      'nothing is said twice': ({ context }) =>
        new Set(context.toasts.map(({ key }) => key)).size === context.toasts.length,
    },
  },
});
