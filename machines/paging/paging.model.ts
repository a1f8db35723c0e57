// What can happen to the pages of a list, and what holds in each state.
import { after, done, failed, modelOf } from '../model.ts';
import { pagingMachine } from './pagingMachine.ts';

const top = { kind: 'at', at: 0 } as const;

export const pagingModel = modelOf({
  machine: pagingMachine,
  starts: [{ name: 'a list with its first page', input: undefined }],
  events: [
    { type: 'page.needed', page: { kind: 'next', after: 'row 50' }, around: top },
    { type: 'page.needed', page: { kind: 'at', at: 4000 }, around: { kind: 'at', at: 4000 } },
    { type: 'page.needed', page: { kind: 'at', at: 9000 }, around: { kind: 'at', at: 9000 } },
    { type: 'view.loaded', around: top },
    { type: 'list.outdated', around: top },
    { type: 'list.replaced' },
    { type: 'retry' },
    done('loadPage'),
    failed('loadPage'),
    after('rest', 'paging.resting'),
    after('backoff', 'paging.failed'),
  ],
  facts: ({ context: { page } }) => ({ restartAt: page?.kind === 'at' ? page.at : null }),
  states: {
    settled: {
      'nothing is wanted': ({ context }) => context.page === null,
      'no failure is shown': ({ context }) => context.message === null && context.failures === 0,
    },
    resting: {
      'it is busy': (snapshot) => snapshot.hasTag('busy'),
      'a page is wanted': ({ context }) => context.page !== null,
    },
    loading: {
      'it is busy': (snapshot) => snapshot.hasTag('busy'),
      'a page is wanted': ({ context }) => context.page !== null,
    },
    failed: {
      'a message is shown': ({ context }) => context.message !== null,
      'the page is not forgotten': ({ context }) => context.page !== null,
    },
  },
});
