// What can happen to the feed of changes, and what holds in each of its states.
import { after, done, failed, modelOf } from '../model.ts';
import { changeFeedMachine } from './changeFeedMachine.ts';

const known = { cursor: { id: 'document', lastModified: '2026-01-01T00:00:00.000Z' }, groupsModified: null };
const later = {
  cursor: { id: 'other', lastModified: '2026-01-01T00:01:00.000Z' },
  groupsModified: '2026-01-01T00:02:00.000Z',
};

export const changeFeedModel = modelOf({
  machine: changeFeedMachine,
  starts: [
    { name: 'a library that has just been loaded', input: { known } },
    { name: 'a library that never held anything', input: { known: { cursor: null, groupsModified: null } } },
  ],
  events: [
    { type: 'page.returnedTo' },
    { type: 'page.hidden' },
    { type: 'library.changedHere' },
    { type: 'library.heard', at: '2026-01-01T00:00:30.000Z' },
    { type: 'library.heard', at: '2026-01-01T00:03:00.000Z' },
    { type: 'live.changed', isLive: true },
    done('readChanges', later),
    failed('readChanges'),
    done('catchUp', later),
    failed('catchUp'),
    after('poll', 'changeFeed.resting'),
    after('backoff', 'changeFeed.failed'),
    after('settle', 'changeFeed.settling'),
  ],
  facts: ({ context }) => ({ heard: context.heard, isRead: context.known !== known }),
  states: {
    resting: { 'no request has failed': ({ context }) => context.failures === 0 },
    settling: {},
    reading: {},
    catchingUp: {},
    failed: { 'the failures are counted': ({ context }) => context.failures > 0 },
    hidden: {},
  },
});
