// What can happen to the tip of the page, and what holds in each of its states.
import type { SnapshotFrom } from 'xstate';
import { after, modelOf } from '../model.ts';
import { tooltipMachine } from './tooltipMachine.ts';

type Snapshot = SnapshotFrom<typeof tooltipMachine>;

const copy = { anchor: 'tip-1', text: 'Copy', keys: 'Ctrl C' };
const cite = { anchor: 'tip-2', text: 'Cite', keys: null };

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
    { type: 'anchor.entered', by: 'pointer', tip: copy },
    { type: 'anchor.entered', by: 'focus', tip: copy },
    { type: 'anchor.entered', by: 'pointer', tip: cite },
    { type: 'anchor.left', by: 'pointer', anchor: copy.anchor },
    { type: 'anchor.left', by: 'focus', anchor: copy.anchor },
    { type: 'anchor.left', by: 'pointer', anchor: cite.anchor },
    { type: 'bubble.entered' },
    { type: 'bubble.left' },
    { type: 'dismiss' },
    after('wait', 'tooltip.waiting'),
    after('leave', 'tooltip.leaving'),
    after('cool', 'tooltip.warm'),
  ],
  facts: ({ context: { tip, sources } }) => [tip?.text, [...sources].sort()],
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
