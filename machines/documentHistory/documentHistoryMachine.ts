// The pages of a document's history, one after the other, as far as the person wants to see them.
import { assign, setup } from 'xstate';
import { promiseNotProvided } from '../notProvided.ts';
import { messageOf } from '../problem.ts';
import type { DocumentHistoryContext, DocumentHistoryEvent, HistoryPage } from './documentHistoryTypes.ts';

export const documentHistoryMachine = setup({
  types: { context: {} as DocumentHistoryContext, events: {} as DocumentHistoryEvent, tags: {} as 'busy' },
  actors: {
    /** Asks for the page that begins there. */
    loadPage: promiseNotProvided<HistoryPage, { next: string | null }>('loadPage'),
  },
  actions: {
    addPage: assign(({ context }, { page }: { page: HistoryPage }) => ({
      revisions: [...context.revisions, ...page.revisions],
      next: page.next,
    })),
    keepMessage: assign({ message: (_, params: { error: unknown }) => messageOf(params.error) }),
    clearMessage: assign({ message: null }),
  },
  guards: { isMore: ({ context }) => context.next !== null },
}).createMachine({
  id: 'documentHistory',
  description: 'What a document was. What is shown stays while more is on its way, and when it does not come.',
  context: { revisions: [], next: null, message: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'A page is on its way.',
      tags: 'busy',
      entry: 'clearMessage',
      invoke: {
        id: 'loadPage',
        src: 'loadPage',
        input: ({ context }) => ({ next: context.next }),
        onDone: { target: 'shown', actions: { type: 'addPage', params: ({ event }) => ({ page: event.output }) } },
        onError: {
          target: 'failed',
          actions: { type: 'keepMessage', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    shown: {
      description: 'All that was asked for is shown.',
      on: { more: { guard: 'isMore', target: 'loading' } },
    },
    failed: {
      description: 'A page did not come. It can be asked for again.',
      on: { retry: { target: 'loading' } },
    },
  },
});
