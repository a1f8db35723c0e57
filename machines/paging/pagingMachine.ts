// The pages of a long list on their way: one request at a time, and of two wishes the later one counts.
// The rows are Relay's; which page the view needs is reckoned beside it.
import { assertEvent, assign, setup } from 'xstate';
import { promiseNotProvided } from '../notProvided.ts';
import { messageOf } from '../problem.ts';
import type { Page, PagingContext, PagingEvent } from './pagingTypes.ts';

/** Views closer than this to the page that is asked for will be served by it, or by the page after it. */
const near = 50;

const longestBackoff = 60_000;

/** What is done wherever the library may change. */
const startAnew = { target: 'loading', actions: 'takePage', reenter: true } as const;

export const pagingMachine = setup({
  types: {
    context: {} as PagingContext,
    events: {} as PagingEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** Asks for the page and lets the list have it. */
    loadPage: promiseNotProvided<undefined, Page | null>('loadPage'),
  },
  actions: {
    takePage: assign(({ event }) => {
      assertEvent(event, ['page.needed', 'list.outdated']);
      return { page: event.page };
    }),
    countFailure: assign(({ context }, params: { error: unknown }) => ({
      message: messageOf(params.error),
      failures: context.failures + 1,
    })),
    forgetPage: assign({ page: null, message: null, failures: 0 }),
  },
  guards: {
    isJump: ({ event }) => {
      assertEvent(event, 'page.needed');
      return event.page.kind === 'at';
    },
    /** A jump to where the page that is under way does not lead. */
    isElsewhere: ({ context, event }) => {
      assertEvent(event, 'page.needed');
      if (event.page.kind !== 'at') return false;
      return context.page?.kind !== 'at' || Math.abs(event.page.at - context.page.at) >= near;
    },
  },
  delays: {
    /** Dragging the scroll bar passes many rows that nobody wants to see. */
    rest: 80,
    /** 2, 4, 8 … seconds, at most a minute. */
    backoff: ({ context }) => Math.min(1000 * 2 ** context.failures, longestBackoff),
  },
}).createMachine({
  id: 'paging',
  description: 'The pages of a long list, asked for as they come into view.',
  context: { page: null, message: null, failures: 0 },
  initial: 'settled',
  states: {
    settled: {
      description: 'Nothing is asked for.',
      entry: 'forgetPage',
      on: {
        'page.needed': [
          { guard: 'isJump', target: 'resting', actions: 'takePage' },
          { target: 'loading', actions: 'takePage' },
        ],
        'list.outdated': startAnew,
      },
    },
    resting: {
      description: 'The view jumped; a moment later it is known whether it stays there.',
      tags: 'busy',
      after: { rest: { target: 'loading' } },
      on: {
        'page.needed': { target: 'resting', actions: 'takePage', reenter: true },
        'list.outdated': startAnew,
      },
    },
    loading: {
      description: 'A page is asked for. What the view needs beside it is looked at again when it has come.',
      tags: 'busy',
      invoke: {
        id: 'loadPage',
        src: 'loadPage',
        input: ({ context }) => context.page,
        onDone: { target: 'settled' },
        onError: {
          target: 'failed',
          actions: { type: 'countFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        'page.needed': {
          guard: 'isElsewhere',
          target: 'resting',
          actions: 'takePage',
          description: 'Nobody waits any longer for the page that is under way.',
        },
        'list.outdated': { ...startAnew, description: 'The answer under way is of yesterday.' },
      },
    },
    failed: {
      description: 'The page did not come. It is asked for again, later and later.',
      after: { backoff: { target: 'loading' } },
      on: {
        retry: { target: 'loading' },
        'page.needed': { actions: 'takePage', description: 'The view went on: that page is the one to ask for.' },
        'list.outdated': startAnew,
      },
    },
  },
  on: {
    'list.replaced': { target: '.settled' },
  },
});
