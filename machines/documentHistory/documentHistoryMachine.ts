// Loads the history of a document page by page, as far as the person wants to see it.
import { assign, setup } from 'xstate';
import { promiseNotProvided } from '../notProvided.ts';
import { messageOf } from '../problem.ts';
import type { DocumentHistoryContext, DocumentHistoryEvent, HistoryPage } from './documentHistoryTypes.ts';

export const documentHistoryMachine = setup({
  types: { context: {} as DocumentHistoryContext, events: {} as DocumentHistoryEvent, tags: {} as 'busy' },
  actors: {
    /** Loads the page at the cursor `next`; null loads the first page. */
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
  description:
    'The earlier versions of a document. The shown versions stay while more are loading, and if loading fails.',
  context: { revisions: [], next: null, message: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'A page is loading.',
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
      description: 'Every requested page is shown.',
      on: { more: { guard: 'isMore', target: 'loading' } },
    },
    failed: {
      description: 'A page could not be loaded. It can be requested again.',
      on: { retry: { target: 'loading' } },
    },
  },
});
