// Stories of alerts, confirmations and prompts in all their states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { QuestionDialog, type QuestionDialogProps } from './QuestionDialog.tsx';
import { answerOf } from '../stories/answers.ts';
import { longText } from './storyTexts.ts';

const meta = {
  title: 'UI/Question dialog',
  component: QuestionDialog,
  args: { question: { variant: 'alert', title: '', message: '' }, onAnswer: () => undefined },
  render: (args) => <Asked {...args} />,
} satisfies Meta<typeof QuestionDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens on its own, and again by its button; shows the answer. `press` names a button to press at once. */
function Asked({ question, press }: QuestionDialogProps & { press?: string }) {
  const [asked, setAsked] = useState(true);
  const [said, setSaid] = useState('');
  useEffect(() => {
    // The dialog appears with the next frame.
    const frame = requestAnimationFrame(() => {
      const buttons = [...document.querySelectorAll<HTMLElement>('dialog button')];
      buttons.find(({ textContent }) => textContent === press)?.click();
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [press]);
  return (
    <>
      <Button
        onClick={() => {
          setAsked(true);
        }}
      >
        Ask
      </Button>
      <p role="status">{said}</p>
      {asked && (
        <QuestionDialog
          question={question}
          onAnswer={(answer) => {
            setSaid('value' in answer && answer.value !== '' ? `${answer.reason}: ${answer.value}` : answer.reason);
          }}
          onGone={() => {
            setAsked(false);
          }}
        />
      )}
    </>
  );
}

const alert = {
  variant: 'alert',
  title: 'The file was not read',
  message: 'It is larger than 50 MB. Nothing was added. Split it, and import its parts one after the other.',
} as const;

const confirm = {
  variant: 'confirm',
  title: 'Send the library to Zotero?',
  message: '1,204 documents will be sent. Documents that are there already stay as they are.',
  confirmLabel: 'Send',
} as const;

const destroy = {
  variant: 'confirm',
  tone: 'danger',
  title: 'Empty the trash?',
  message: '16 documents are deleted for good. This cannot be undone.',
  confirmLabel: 'Delete for good',
  busyLabel: 'Deleting…',
  confirmAction: (signal: AbortSignal) => answerOf('confirmAction', undefined, signal),
} as const;

const prompt = {
  variant: 'prompt',
  title: 'Rename the group',
  label: 'Name',
  value: 'Chocolate',
  confirmLabel: 'Rename',
  busyLabel: 'Renaming…',
  validate: (value: string) => (value.trim() === '' ? 'Enter a name.' : null),
  confirmAction: (value: string, signal: AbortSignal) => answerOf('confirmAction', value, signal),
} as const;

const refusal = () => Promise.reject(new Error('There is a group of this name here already. Choose another name.'));

export const Alert: Story = { args: { question: alert } };

export const Confirm: Story = { args: { question: confirm } };

/** For destructive actions the focus starts on Cancel. */
export const ConfirmDanger: Story = { args: { question: destroy } };

export const Confirming: Story = {
  args: { question: destroy },
  render: (args) => <Asked {...args} press={destroy.confirmLabel} />,
};

export const ConfirmRefused: Story = {
  args: {
    question: {
      ...destroy,
      confirmAction: () => Promise.reject(new Error('Network request failed')),
    },
  },
  render: (args) => <Asked {...args} press={destroy.confirmLabel} />,
};

export const Prompt: Story = { args: { question: { ...prompt, confirmAction: undefined } } };

export const PromptProblem: Story = {
  args: { question: { ...prompt, value: '' } },
  render: (args) => <Asked {...args} press={prompt.confirmLabel} />,
};

export const PromptConfirming: Story = {
  args: { question: prompt },
  render: (args) => <Asked {...args} press={prompt.confirmLabel} />,
};

export const PromptRefused: Story = {
  args: { question: { ...prompt, confirmAction: refusal } },
  render: (args) => <Asked {...args} press={prompt.confirmLabel} />,
};

/** Header and footer stay, the text scrolls, and the focus starts at the top of the text. */
export const LongText: Story = {
  args: { question: { ...alert, title: 'What is kept of a file', message: longText } },
};

/** Neither Escape nor a click outside closes it. */
export const OnlyByItsButtons: Story = {
  args: { question: { ...confirm, closeOnEscape: false, closeOnOutsideClick: false } },
};
