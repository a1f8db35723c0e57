// Stories of the others who have the library open, with the real statechart and without a server.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromCallback, type EventObject } from 'xstate';
import type { ChangeFeedEvent } from '#machines/changeFeed/changeFeedTypes.ts';
import { presenceMachine } from '#machines/presence/presenceMachine.ts';
import type { LookEvent, Looking, PersonHere, TellTabs } from '#machines/presence/presenceTypes.ts';
import { statePath } from '#machines/statePath.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { DocumentWithOthers } from './DocumentWithOthers.tsx';
import { followLive } from './followLive.tsx';
import { PeopleHere } from './PeopleHere.tsx';

const documentId = 'doc_1';
const nobodyLooks: Looking = { documentId: null, field: null };
const ada: PersonHere = { id: 'ada', name: 'Ada Lovelace', documentId, field: 'title' };
const grace: PersonHere = { id: 'grace', name: 'grace.hopper@example.org', documentId, field: null };
const unnamed: PersonHere = { id: 'unnamed', name: null, documentId: null, field: null };
const many: readonly PersonHere[] = [
  ada,
  grace,
  unnamed,
  ...['Emmy Noether', 'Marie Curie', 'Lise Meitner'].map((name) => ({ ...unnamed, id: name, name })),
];

const machine = presenceMachine.provide({
  actors: {
    joinTabs: fromCallback<TellTabs>(() => undefined),
    openStream: fromCallback<EventObject>(() => undefined),
    report: fromCallback<LookEvent, Looking>(() => undefined),
  },
});

/** A page on which these people are here, with a document open. */
function Page({ people }: { people: readonly PersonHere[] }) {
  const actor = useActorRef(machine, { input: { looking: nobodyLooks } });
  useEffect(() => {
    actor.send({ type: 'page.shown' });
    actor.send({ type: 'leader.elected' });
    actor.send({ type: 'stream.opened' });
    actor.send({ type: 'stream.people', people });
  }, [actor, people]);
  return (
    <div style={{ display: 'grid', gridTemplateRows: 'auto 240px', maxWidth: 480, gap: 16 }}>
      <header style={{ display: 'flex', justifyContent: 'end' }}>
        <PeopleHere actor={actor} documentId={documentId} />
      </header>
      <DocumentWithOthers actor={actor} documentId={documentId}>
        <article style={{ background: 'var(--surface)', padding: 20 }}>On computable numbers</article>
      </DocumentWithOthers>
    </div>
  );
}

const meta = {
  title: 'Library/Others here',
  component: Page,
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneEdits: Story = { args: { people: [ada] } };
export const TwoTogether: Story = { args: { people: [ada, grace] } };
export const SomebodyWithoutName: Story = { args: { people: [unnamed] } };
export const Many: Story = { args: { people: many } };
export const Nobody: Story = { args: { people: [] } };

function connect(tell: (event: ChangeFeedEvent) => void) {
  const feed = { current: () => Promise.resolve({ send: tell }) };
  return followLive({ libraryId: 'lib_1', userId: 'marie' }, feed, new AbortController().signal);
}

/** A page that connects by itself, with what it tells the change feed. */
function Connected() {
  const [heard, setHeard] = useState<readonly string[]>([]);
  const [{ actor, PeopleHere: Others }] = useState(() =>
    connect((event) => {
      setHeard((before) => [...before, event.type === 'live.changed' ? `live: ${event.isLive}` : event.type]);
    }),
  );
  const snapshot = useSelector(actor, (each) => each);
  const [openId, setOpenId] = useState<string>();
  return (
    <div data-part="presence" data-state={statePath(snapshot.value)}>
      <Others documentId={openId} />
      <Button
        onClick={() => {
          setOpenId('document');
        }}
      >
        Open a document
      </Button>
      <ol aria-label="Told to the change feed">
        {heard.map((each, index) => (
          <li key={index}>{each}</li>
        ))}
      </ol>
    </div>
  );
}

/** A test is the server and the other tabs. */
export const Waiting: Story = { args: { people: [] }, render: () => <Connected /> };
