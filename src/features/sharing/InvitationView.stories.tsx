// Stories of the page of an invitation in every state, with the real statechart and fixed answers.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import { invitationMachine } from '#machines/invitation/invitationMachine.ts';
import type { AcceptanceOutcome, LoadedInvitation } from '#machines/invitation/invitationTypes.ts';
import { marie } from '#src/stories/StorySession.tsx';
import { answerOf } from '#src/ui/stories/answers.ts';
import { InvitationView } from './InvitationView.tsx';

const library = { id: 'lib_1', name: 'Radioactivity reading group' };
const offered: LoadedInvitation = {
  kind: 'offered',
  offer: {
    libraryName: library.name,
    role: 'EDITOR',
    invitedBy: 'pierre@example.org',
    expires: '2026-12-24T12:00:00.000Z',
  },
};

interface InvitationProps {
  load?: () => Promise<LoadedInvitation>;
  accept?: () => Promise<AcceptanceOutcome>;
  /** Joins at once, so that the story shows the state after it. */
  joined?: boolean;
}

function Invitation({
  load = () => Promise.resolve(offered),
  accept = () => answerOf('accept'),
  joined = false,
}: InvitationProps) {
  const [snapshot, send] = useMachine(
    invitationMachine.provide({
      actors: {
        load: fromPromise<LoadedInvitation, undefined>(load),
        accept: fromPromise<AcceptanceOutcome, undefined>(accept),
      },
    }),
  );
  const isOffered = snapshot.matches('offered') && snapshot.context.message === null;
  useEffect(() => {
    if (joined && isOffered) send({ type: 'join' });
  }, [joined, isOffered, send]);
  return (
    <div style={{ maxWidth: 400 }}>
      <InvitationView snapshot={snapshot} send={send} email={marie.email} />
    </div>
  );
}

const meta = { title: 'Features/Invitation', component: Invitation } satisfies Meta<typeof Invitation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {};

/** The answer stays pending until a test gives it. */
export const Loading: Story = { args: { load: () => answerOf('load') } };

export const Unloaded: Story = { args: { load: () => Promise.reject(new Error('Network request failed')) } };

export const Joining: Story = { args: { joined: true } };

export const Refused: Story = {
  args: {
    joined: true,
    accept: () => Promise.resolve({ kind: 'refused', message: 'This library has reached the limit of 500 members.' }),
  },
};

export const Failed: Story = {
  args: { joined: true, accept: () => Promise.reject(new Error('Network request failed')) },
};

export const Joined: Story = { args: { joined: true, accept: () => Promise.resolve({ kind: 'joined', library }) } };

export const Member: Story = { args: { load: () => Promise.resolve({ kind: 'member', library }) } };

export const Ended: Story = { args: { load: () => Promise.resolve({ kind: 'ended' }) } };
