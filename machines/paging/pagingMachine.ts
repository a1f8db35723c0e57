// Loads the pages of a long list: one request at a time; of two requests, the later one counts.
// The rows are in Relay; another module computes which page the view needs.
import { assertEvent, assign, setup } from 'xstate';
import { promiseNotProvided } from '../notProvided.ts';
import { messageOf } from '../problem.ts';
import type { Page, PageAt, PagingContext, PagingEvent } from './pagingTypes.ts';

/** If the view is closer than this to the requested page, its rows are in that page or the one after it. */
const near = 50;

const areApart = (one: PageAt, other: PageAt) => Math.abs(one.at - other.at) >= near;

const longestBackoff = 60_000;

/** The transition for a changed library, in every state in which it may change. */
const startAnew = { target: 'loading', actions: 'takeAround', reenter: true } as const;

export const pagingMachine = setup({
  types: {
    context: {} as PagingContext,
    events: {} as PagingEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** Loads the page into the list. */
    loadPage: promiseNotProvided<undefined, Page | null>('loadPage'),
  },
  actions: {
    takePage: assign(({ event }) => {
      assertEvent(event, 'page.needed');
      return { page: event.page };
    }),
    /** The next page to load restarts the list around the view. */
    takeAround: assign(({ event }) => {
      assertEvent(event, ['page.needed', 'view.loaded', 'list.outdated']);
      return { page: event.around };
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
    /** The page restarts the list: its rows replace the loaded ones. */
    isRestart: ({ context }) => context.page?.kind === 'at',
    /** The view is not where the running request restarts the list, or it has jumped away from the page that continues the list. */
    isElsewhere: ({ context: { page }, event }) => {
      assertEvent(event, ['page.needed', 'view.loaded']);
      if (page?.kind === 'at') return areApart(event.around, page);
      return event.type === 'page.needed' && event.page.kind === 'at';
    },
  },
  delays: {
    /** Dragging the scroll bar passes many rows that nobody wants to see. */
    rest: 80,
    /** Delays of retries: 2, 4, 8 … seconds, at most a minute. */
    backoff: ({ context }) => Math.min(1000 * 2 ** context.failures, longestBackoff),
  },
}).createMachine({
  id: 'paging',
  description: 'The pages of a long list, loaded as they come into view.',
  context: { page: null, message: null, failures: 0 },
  initial: 'settled',
  states: {
    settled: {
      description: 'Nothing is loading.',
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
      description: 'The view has jumped; it is not yet clear whether it stays there.',
      tags: 'busy',
      after: { rest: { target: 'loading' } },
      on: {
        'page.needed': { target: 'resting', actions: 'takeAround', reenter: true },
        'view.loaded': {
          target: 'resting',
          actions: 'takeAround',
          reenter: true,
          description:
            'It has returned. Its rows are loaded again, because the jump may have ended a request for changed rows.',
        },
        'list.outdated': startAnew,
      },
    },
    loading: {
      description: 'A page is loading. Afterwards, the view reports again which rows it needs.',
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
          actions: 'takeAround',
          description: 'Nobody needs the page that is loading any more.',
        },
        'view.loaded': {
          guard: 'isElsewhere',
          target: 'resting',
          actions: 'takeAround',
          description: 'The page that is loading would replace the rows in view.',
        },
        'list.outdated': { ...startAnew, description: 'The running request may have read the list before the change.' },
      },
    },
    failed: {
      description: 'The page could not be loaded. It is requested again after growing delays.',
      after: { backoff: { target: 'loading' } },
      on: {
        retry: { target: 'loading' },
        'page.needed': [
          { guard: 'isRestart', actions: 'takeAround', description: 'The view has moved on: the list restarts there.' },
          { actions: 'takePage', description: 'The view has moved on: that page is requested instead.' },
        ],
        'view.loaded': { guard: 'isRestart', actions: 'takeAround', description: 'The view has returned.' },
        'list.outdated': startAnew,
      },
    },
  },
  on: {
    'list.replaced': { target: '.settled' },
  },
});
