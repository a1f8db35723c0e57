// Stories of dialogs opened by function calls: pressing the button opens one, and the line below shows the promise's result.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { alertDialog, confirmDialog, promptDialog } from './askDialog.tsx';
import { answerOf } from '../stories/answers.ts';

interface CallProps {
  /** Opens the dialog and waits for its result. */
  call: (signal: AbortSignal) => Promise<unknown>;
}

function Call({ call }: CallProps) {
  const [said, setSaid] = useState('nothing yet');
  const ask = async () => {
    // A page that withdraws its question by itself, when a test says so.
    const withdrawal = new AbortController();
    void answerOf('withdraw').then(() => {
      withdrawal.abort();
    });
    setSaid(JSON.stringify(await call(withdrawal.signal)));
  };
  return (
    <>
      <Button onClick={() => void ask()}>Ask</Button>
      <p role="status">{said}</p>
    </>
  );
}

const nothing: CallProps['call'] = () => Promise.resolve();

const meta = {
  title: 'UI/Dialog from code',
  component: Call,
  args: { call: nothing },
} satisfies Meta<typeof Call>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Alert: Story = {
  args: {
    call: (signal) => alertDialog({ title: 'The file was not read', message: 'It is larger than 50 MB.', signal }),
  },
};

export const Confirm: Story = {
  args: {
    call: (signal) =>
      confirmDialog({
        title: 'Empty the trash?',
        message: '16 documents are deleted for good. This cannot be undone.',
        tone: 'danger',
        confirmLabel: 'Delete for good',
        busyLabel: 'Deleting…',
        confirmAction: (given) => answerOf('confirmAction', undefined, given),
        signal,
      }),
  },
};

export const ConfirmOnlyByItsButtons: Story = {
  args: {
    call: (signal) =>
      confirmDialog({
        title: 'Send the library?',
        message: '1,204 documents will be sent.',
        closeOnEscape: false,
        closeOnOutsideClick: false,
        signal,
      }),
  },
};

export const Prompt: Story = {
  args: {
    call: (signal) => promptDialog({ title: 'Name the copy', label: 'Name', value: 'Chocolate', validate, signal }),
  },
};

export const PromptWithAction: Story = {
  args: {
    call: (signal) =>
      promptDialog({
        title: 'Add a group',
        label: 'Name',
        validate,
        confirmLabel: 'Add',
        busyLabel: 'Adding…',
        confirmAction: (value, given) => answerOf('confirmAction', value, given),
        signal,
      }),
  },
};

function validate(value: string): string | null {
  return value.trim() === '' ? 'Enter a name.' : null;
}
