// Stories of the others who have the library open, with the real statechart and without a server.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { fromCallback, type EventObject } from 'xstate';
import { presenceMachine } from '#machines/presence/presenceMachine.ts';
import type { Look, Looking, PersonHere, TellTabs } from '#machines/presence/presenceTypes.ts';
import { DocumentWithOthers } from './DocumentWithOthers.tsx';
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
    report: fromCallback<Look, Looking>(() => undefined),
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
