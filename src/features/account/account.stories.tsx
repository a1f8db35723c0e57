// Stories of the sections of the account page, at rest and after answers.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { accountQuery as AccountQuery } from '#src/__generated__/accountQuery.graphql.ts';
import { useLazyLoadQuery } from '#src/relay/useLazyLoadQuery.ts';
import { marie } from '#src/stories/StorySession.tsx';
import { StoryLibrary } from '#src/stories/StoryLibrary.tsx';
import { answerOf } from '#src/ui/stories/answers.ts';
import { useAnswers } from '#src/ui/stories/useAnswers.ts';
import { accountQuery } from './accountQuery.ts';
import { accountTexts } from './accountTexts.ts';
import { ApiTokenDialog } from './ApiTokenDialog.tsx';
import { ApiTokensSection } from './ApiTokensSection.tsx';
import { DeleteSection } from './DeleteSection.tsx';
import { EmailConfirmation } from './EmailConfirmation.tsx';
import { EmailSection } from './EmailSection.tsx';
import { EndSessionsDialog } from './EndSessionsDialog.tsx';
import { NameSection } from './NameSection.tsx';
import { PasskeysSection } from './PasskeysSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { SessionList } from './SessionList.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import { SoleOwnedLibraries } from './SoleOwnedLibraries.tsx';
import { ExportSection } from './ExportSection.tsx';
import type { Submit } from './useSubmission.ts';

const submit: Submit = (input, signal) => answerOf('submit', input, signal);

const meta = { title: 'Features/Account' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Name: Story = {
  render: () => (
    <StoryLibrary>
      <LoadedName />
    </StoryLibrary>
  ),
};

export const Email: Story = {
  render: () => (
    <StoryLibrary>
      <EmailSection email={marie.email} submit={submit} state={<Confirmation />} />
    </StoryLibrary>
  ),
};

export const LongEmail: Story = {
  render: () => (
    <EmailSection
      email={`${'a-very-long-name-'.repeat(6)}@a-university-with-a-long-name.example.org`}
      submit={submit}
    />
  ),
};

export const Password: Story = { render: () => <PasswordSection submit={submit} /> };

export const Passkeys: Story = {
  render: () => (
    <StoryLibrary>
      <LoadedPasskeys />
    </StoryLibrary>
  ),
};

export const ApiTokens: Story = {
  render: () => (
    <StoryLibrary>
      <LoadedApiTokens />
    </StoryLibrary>
  ),
};

/** A test decides what happens. */
export const CreateApiToken: Story = { render: () => <AnsweredApiToken /> };

export const Sessions: Story = {
  render: () => (
    <StoryLibrary>
      <SessionsSection>
        <Loaded />
      </SessionsSection>
    </StoryLibrary>
  ),
};

export const EndOtherSessions: Story = {
  render: () => (
    <EndSessionsDialog
      open
      title={accountTexts.sessions.endOthers.title}
      message={accountTexts.sessions.endOthers.message}
      input={{ form: 'endOtherSessions', values: { userId: marie.id, password: '' } }}
      submit={submit}
      onEnded={() => undefined}
      onClose={() => undefined}
    />
  ),
};

export const Export: Story = { render: () => <ExportSection /> };

export const Delete: Story = {
  render: () => (
    <StoryLibrary>
      <DeleteSection submit={submit} onDeleted={() => undefined} libraries={<LoadedLibraries />} />
    </StoryLibrary>
  ),
};

function Confirmation() {
  const { me } = useLazyLoadQuery<AccountQuery>(accountQuery, {});
  return me && <EmailConfirmation user={me} submit={submit} />;
}

function Loaded() {
  const { me } = useLazyLoadQuery<AccountQuery>(accountQuery, {});
  return me && <SessionList user={me} submit={submit} />;
}

function LoadedApiTokens() {
  const { me } = useLazyLoadQuery<AccountQuery>(accountQuery, {});
  return me && <ApiTokensSection user={me} submit={submit} />;
}

function OpenedApiToken() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <ApiTokenDialog
      open={isOpen}
      onClose={() => {
        setIsOpen(false);
      }}
      libraries={[
        { id: 'usr_1.library', name: 'My library', isTrashed: false },
        { id: 'lib_1', name: 'Radium', isTrashed: false },
      ]}
      create={(values, signal) => answerOf('create', values, signal)}
    />
  );
}

function AnsweredApiToken() {
  const [, count] = useAnswers('input', null);
  return <OpenedApiToken key={count} />;
}

function LoadedName() {
  const { me } = useLazyLoadQuery<AccountQuery>(accountQuery, {});
  return me && <NameSection user={me} submit={submit} />;
}

function LoadedLibraries() {
  const { me } = useLazyLoadQuery<AccountQuery>(accountQuery, {});
  return me && <SoleOwnedLibraries user={me} />;
}

function LoadedPasskeys() {
  const { me } = useLazyLoadQuery<AccountQuery>(accountQuery, {});
  return me && <PasskeysSection user={me} submit={submit} />;
}
