// A sentence about what happened, in every tone and with every way to answer it.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { Notice } from './Notice.tsx';

const meta = {
  title: 'UI/Notice',
  component: Notice,
  args: { children: 'Fields this library has no place for are kept as they are.' },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};

export const Success: Story = {
  args: { tone: 'success', role: 'status', children: '212 documents were added to your library.' },
};

export const Warning: Story = { args: { tone: 'warning', children: 'The file holds no entries to add.' } };

/** Red, a sign and a sentence: never colour alone. */
export const Danger: Story = {
  args: {
    tone: 'danger',
    role: 'alert',
    children: 'The list could not be loaded: Network request failed. The library is safe.',
    action: <Button icon="reload">Try again</Button>,
  },
};

export const Dismissible: Story = {
  args: {
    tone: 'danger',
    role: 'alert',
    children: 'You are still logged in: Network request failed.',
    onDismiss: () => undefined,
  },
};

export const LongText: Story = {
  args: {
    tone: 'warning',
    children:
      'Stopped: at least 1,500 documents were added of 12,403. The answer to the last batch was lost, so that nobody knows yet whether it arrived; taking back finds out, and takes it back too. The key of the first one is https://doi.org/10.1016/j.jad.2006.02.007.',
    action: <Button>Take back 1,500</Button>,
    onDismiss: () => undefined,
  },
};
