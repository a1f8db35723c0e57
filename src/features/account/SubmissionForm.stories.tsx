// Stories of the account form in every state, with the real statechart and fixed answers.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useEffectEvent } from 'react';
import { answerOf } from '#src/ui/stories/answers.ts';
import { type FormField, SubmissionForm } from './SubmissionForm.tsx';
import { type Submit, useSubmission } from './useSubmission.ts';

const fields: readonly FormField[] = [
  { name: 'email', label: 'E-mail', type: 'email', autoComplete: 'username' },
  { name: 'password', label: 'Password', type: 'password', autoComplete: 'current-password' },
];
const typed = { email: 'marie.kaste@example.org', password: 'polonium and radium' };

interface LoginProps {
  values?: Readonly<Record<string, string>>;
  submit?: Submit;
  /** Sends the form at once, so that the story shows the state after sending. */
  sent?: boolean;
}

function Login({
  values = typed,
  submit = (input, signal) => answerOf('submit', input, signal),
  sent = false,
}: LoginProps) {
  const submission = useSubmission({ form: 'login', values }, submit);
  const begin = useEffectEvent(() => {
    if (sent) submission.send({ type: 'submit' });
  });
  useEffect(() => {
    begin();
  }, []);
  return (
    <div style={{ maxWidth: 360 }}>
      <SubmissionForm submission={submission} fields={fields} submitLabel="Log in" busyLabel="Logging in…" />
    </div>
  );
}

const meta = { title: 'Features/SubmissionForm', component: Login } satisfies Meta<typeof Login>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = { args: { values: { email: '', password: '' } } };

/** Sent empty: the form reports the problems without a request. */
export const Incomplete: Story = { args: { values: { email: '', password: '' }, sent: true } };

/** The request stays pending until a test answers it. */
export const Submitting: Story = { args: { sent: true } };

export const Problems: Story = {
  args: {
    sent: true,
    submit: () =>
      Promise.resolve({
        kind: 'problems',
        problems: [{ path: ['input', 'email'], message: 'This is not a valid e-mail address.' }],
      }),
  },
};

/** A problem of two fields is shown above both. */
export const SharedProblem: Story = {
  args: {
    sent: true,
    submit: () =>
      Promise.resolve({
        kind: 'problems',
        problems: [{ path: ['input'], message: 'E-mail address and password do not belong together.' }],
      }),
  },
};

export const Failed: Story = {
  args: { sent: true, submit: () => Promise.reject(new Error('Network request failed')) },
};

export const TokenRejected: Story = {
  args: {
    sent: true,
    submit: () => Promise.resolve({ kind: 'tokenRejected', message: 'This link has expired. Ask for a new one.' }),
  },
};

export const Refused: Story = {
  args: {
    sent: true,
    submit: () => Promise.resolve({ kind: 'refused', message: 'Too many tries. Try again in 15 minutes.' }),
  },
};
