// What can happen to the tip of the page, and what holds in each of its states.
import type { SnapshotFrom } from 'xstate';
import { after, modelOf } from '../model.ts';
import { tooltipMachine } from './tooltipMachine.ts';

type Snapshot = SnapshotFrom<typeof tooltipMachine>;

const copy = { name: 'copy' };
const cite = { name: 'cite' };

const nothing = {
  'there is no tip': ({ context }: Snapshot) => context.tip === null,
  'nothing is shown': (snapshot: Snapshot) => !snapshot.hasTag('shown'),
};
const something = {
  'it is known what to say': ({ context }: Snapshot) => context.tip !== null,
  'it is shown': (snapshot: Snapshot) => snapshot.hasTag('shown'),
};

export const tooltipModel = modelOf({
  machine: tooltipMachine,
  starts: [{ name: 'a page with tips', input: undefined }],
  events: [
    { type: 'anchor.entered', tip: { anchor: copy, text: 'Copy', keys: 'Ctrl C' } },
    { type: 'anchor.entered', tip: { anchor: cite, text: 'Cite', keys: null } },
    { type: 'anchor.left', anchor: copy },
    { type: 'anchor.left', anchor: cite },
    { type: 'bubble.entered' },
    { type: 'bubble.left' },
    { type: 'dismiss' },
    after('wait', 'tooltip.waiting'),
    after('leave', 'tooltip.leaving'),
    after('cool', 'tooltip.warm'),
  ],
  facts: ({ context }) => context.tip?.text,
  states: {
    hidden: nothing,
    waiting: {
      'it is known what to say': ({ context }) => context.tip !== null,
      'nothing is shown yet': (snapshot) => !snapshot.hasTag('shown'),
    },
    shown: something,
    leaving: something,
    warm: nothing,
  },
});
