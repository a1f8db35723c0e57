// What can happen between the tabs of a browser and the others in a library, and what holds in each state.
import type { SnapshotFrom } from 'xstate';
import { after, modelOf } from '../model.ts';
import { presenceMachine } from './presenceMachine.ts';
import type { PersonHere } from './presenceTypes.ts';

const ada: PersonHere = { id: 'ada', name: 'Ada', documentId: 'document', field: 'title' };
const at = '2026-01-01T00:00:00.000Z';

type Snapshot = SnapshotFrom<typeof presenceMachine>;

const unconnected = {
  'nobody is shown': ({ context }: Snapshot) => context.people.length === 0,
  'the page polls': (snapshot: Snapshot) => !snapshot.hasTag('connected'),
};
const connected = { 'the page need not poll': (snapshot: Snapshot) => snapshot.hasTag('connected') };

export const presenceModel = modelOf({
  machine: presenceMachine,
  starts: [{ name: 'a library', input: { looking: { documentId: null, field: null } } }],
  events: [
    { type: 'page.shown' },
    { type: 'page.hidden' },
    { type: 'leader.elected' },
    { type: 'leader.told', isConnected: true, people: [ada] },
    { type: 'leader.told', isConnected: false, people: [] },
    { type: 'change.told', at },
    { type: 'tab.joined' },
    { type: 'stream.opened' },
    { type: 'stream.lost' },
    { type: 'stream.refused' },
    { type: 'stream.changed', at },
    { type: 'stream.people', people: [ada] },
    { type: 'looking.changed', looking: { documentId: 'document', field: null } },
    after('retry', 'presence.visible.leading.polling'),
  ],
  facts: ({ context }) => ({ people: context.people.length, isLooking: context.looking.documentId !== null }),
  // A tab gets the lock once.
  isPossible: (snapshot, { type }) => !snapshot.matches({ visible: 'leading' }) || type !== 'leader.elected',
  exempt: [
    {
      transition: 'presence.visible.leading — leader.told #1 → (stays)',
      reason: 'It does nothing, so the walk does not count the event as one that can happen.',
    },
  ],
  states: {
    hidden: unconnected,
    'visible.electing': unconnected,
    'visible.following.polling': unconnected,
    'visible.following.connected': connected,
    'visible.leading.streaming.connecting': unconnected,
    'visible.leading.streaming.connected': {
      ...connected,
      'no refusal counts': ({ context }) => context.failures === 0,
    },
    'visible.leading.polling': { ...unconnected, 'a refusal counts': ({ context }) => context.failures > 0 },
  },
});
