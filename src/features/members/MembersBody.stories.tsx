// The dialog of members at every point of its flow. The machine is set to each state and does not run, so no request is sent.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { createActor, type StateValueFrom } from 'xstate';
import { sharingMachine } from '#machines/sharing/sharingMachine.ts';
import type { SharedLibrary, SharingContext } from '#machines/sharing/sharingTypes.ts';
import { answerOf } from '#src/ui/stories/answers.ts';
import { useAnswers } from '#src/ui/stories/useAnswers.ts';
import { MembersBody, MembersFooter } from './MembersBody.tsx';
import { MembersDialog } from './MembersDialog.tsx';
import type { SharingRequests } from './sharingRequests.ts';

const ada = { id: 'user_1', name: 'Ada Lovelace', email: 'ada@example.org', isViewer: true, role: 'OWNER' } as const;
const mary = {
  id: 'user_2',
  name: 'Mary Somerville',
  email: 'mary@example.org',
  isViewer: false,
  role: 'EDITOR',
} as const;
const library: SharedLibrary = {
  ...{ name: 'Reading group', viewerRole: 'OWNER', emailsVisibleTo: 'OWNERS' },
  members: [
    ada,
    mary,
    { id: 'user_3', name: null, email: 'charles.babbage@a-university.example.org', isViewer: false, role: 'READER' },
  ],
  invitations: [
    { id: 'inv_2', role: 'EDITOR', email: 'michael@example.org', usesLeft: 1, expires: '2026-12-04T12:00:00Z' },
    { id: 'inv_1', role: 'READER', email: null, usesLeft: 28, expires: '2026-12-24T12:00:00Z' },
  ],
};
const draft: SharingContext['draft'] = { role: 'EDITOR', by: 'link', email: '', uses: 1, days: 7 };

interface BodyAtProps {
  state: StateValueFrom<typeof sharingMachine>;
  context?: Partial<SharingContext>;
}

const input = { id: 'story' };

function BodyAt({ state, context }: BodyAtProps) {
  const [actor] = useState(() =>
    createActor(sharingMachine, {
      input,
      snapshot: sharingMachine.resolveState({
        value: state,
        context: {
          ...input,
          library,
          change: null,
          draft,
          keyNumber: 1,
          problems: [],
          made: null,
          message: null,
          isUnanswered: false,
          ...context,
        },
      }),
    }),
  );
  const handle = { actor, snapshot: useSelector(actor, (each) => each) };
  return (
    <div style={{ maxWidth: 640, display: 'grid', gap: 16 }}>
      <MembersBody handle={handle} />
      <div style={{ display: 'flex', gap: 8 }}>
        <MembersFooter handle={handle} onClose={() => undefined} />
      </div>
    </div>
  );
}

const meta = { title: 'Features/Members', component: BodyAt } satisfies Meta<typeof BodyAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { state: 'loading', context: { library: null } } };

export const Failed: Story = { args: { state: 'failed', context: { library: null, message: 'no connection' } } };

export const Listing: Story = { args: { state: 'listing' } };

/** A reader sees the roles, and neither invitations nor the addresses of others. */
export const AsReader: Story = {
  args: {
    state: 'listing',
    context: {
      library: {
        ...{ ...library, viewerRole: 'READER', invitations: [] },
        members: [
          { ...ada, name: null, role: 'READER' },
          { ...mary, email: null, role: 'OWNER' },
          { id: 'user_3', name: null, email: null, isViewer: false, role: 'READER' },
        ],
      },
    },
  },
};

export const ChangingRole: Story = {
  args: { state: 'changing', context: { change: { kind: 'role', userId: mary.id, role: 'READER' } } },
};

export const NotChanged: Story = {
  args: { state: 'listing', context: { message: 'Only owners of this library can do this.' } },
};

/** The change may have been made after all. */
export const NoAnswer: Story = {
  args: { state: 'listing', context: { message: 'Network request failed', isUnanswered: true } },
};

/** With another owner, the person may leave. */
export const WithAnotherOwner: Story = {
  args: {
    state: 'listing',
    context: { library: { ...library, members: [ada, { ...mary, role: 'OWNER' }] } },
  },
};

export const InvitingByLink: Story = { args: { state: 'inviting', context: { draft: { ...draft, uses: 30 } } } };

export const InvitingByMail: Story = {
  args: {
    state: 'inviting',
    context: {
      draft: { ...draft, by: 'email', email: 'michael@example' },
      problems: [{ path: ['email'], message: 'This is not a valid e-mail address.' }],
    },
  },
};

export const Sending: Story = { args: { state: 'sending', context: { draft: { ...draft, by: 'email' } } } };

export const NotSent: Story = { args: { state: 'inviting', context: { message: 'The server did not answer.' } } };

export const Made: Story = {
  args: {
    state: 'made',
    context: { made: { address: 'https://example.org/invitation/mYp3k9m1Qx7sZ0w2bC4dE6fG8hJ0kL2nP4', email: null } },
  },
};

export const EndingInvitation: Story = {
  args: { state: 'changing', context: { change: { kind: 'endInvitation', id: 'inv_2' } } },
};

export const Gone: Story = { args: { state: 'gone' } };

/** What a test answers in the place of the server. */
const requests: SharingRequests = {
  load: (signal) => answerOf('load', undefined, signal),
  change: (asked, signal) => answerOf('change', asked, signal),
  invite: (asked, signal) => answerOf('invite', asked, signal),
};

function Opened() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <MembersDialog
      open={isOpen}
      requests={requests}
      libraryName={library.name}
      onClose={() => {
        setIsOpen(false);
      }}
      onGone={() => undefined}
      onNoMember={() => undefined}
    />
  );
}

function Answered() {
  const [, count] = useAnswers('input', null);
  return <Opened key={count} />;
}

/** A test decides what happens. */
export const Waiting: Story = { args: { state: 'loading' }, render: () => <Answered /> };
