// What can happen on the way to a new build, and what holds in each state.
import type { SnapshotFrom } from 'xstate';
import { after, done, failed, modelOf } from '../model.ts';
import { appUpdateMachine } from './appUpdateMachine.ts';

const page = { buildId: 'old', reloadedFor: null, slow: false };

const isKnown = {
  'the new build is known, and is not the one of the page': ({ context }: SnapshotFrom<typeof appUpdateMachine>) =>
    context.newBuild !== null && ![context.buildId, context.reloadedFor].includes(context.newBuild),
};

export const appUpdateModel = modelOf({
  machine: appUpdateMachine,
  starts: [
    { name: 'a page', input: page },
    { name: 'a page on a very slow connection', input: { ...page, slow: true } },
    { name: 'a page that was reloaded and still is the old one', input: { ...page, reloadedFor: 'new' } },
  ],
  events: [
    after('firstCheck', 'appUpdate.waiting'),
    after('poll', 'appUpdate.resting'),
    { type: 'tab.shown', hiddenFor: 60 * 60_000 },
    { type: 'tab.shown', hiddenFor: 1000 },
    done('fetchLatest', 'old'),
    done('fetchLatest', 'new'),
    failed('fetchLatest'),
    done('fetchManifest'),
    failed('fetchManifest'),
    { type: 'page.left', unsaved: true },
    { type: 'page.left', unsaved: false },
  ],
  states: {
    waiting: { 'the connection is not very slow': ({ context }) => !context.slow },
    resting: {},
    checking: {},
    confirming: isKnown,
    ready: isKnown,
    reloading: isKnown,
  },
});
