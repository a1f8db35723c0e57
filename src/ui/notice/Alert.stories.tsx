// A message that can be closed, goes by itself, or offers to do something about it.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { answerOf } from '../stories/answers.ts';
import { Alert } from './Alert.tsx';

const meta = {
  title: 'UI/Alert',
  component: Alert,
  args: { children: 'Your password is changed. All other browsers are logged out.' },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It stays until it is closed. */
export const Lasting: Story = { args: { tone: 'success' } };

export const NotDismissible: Story = {
  args: { tone: 'warning', dismissible: false, children: 'This library is read only.' },
};

/** After 8 seconds in which nobody points at it, is in it, or has another tab in front. */
export const TimedOut: Story = { args: { timeout: 8000, children: 'Copied.' } };

/** The answer is a test's. Refused, the action says why and can be tried again. */
export const WithAction: Story = {
  args: {
    tone: 'danger',
    children: 'The groups could not be saved.',
    action: { label: 'Try again', run: () => answerOf('action') },
  },
};

/** Closed from the keyboard, it gives the focus to what comes after. */
export const AmongOthers: Story = {
  render: (args) => (
    <>
      <Button>Before it</Button>
      <Alert {...args} />
      <Button>After it</Button>
    </>
  ),
};
