// Stories of the card that floats over the foot of the page, in each tone.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { ToastCard } from './ToastCard.tsx';

const meta = {
  title: 'UI/Toast card',
  component: ToastCard,
  args: { tone: 'success', children: '3 documents moved to trash' },
} satisfies Meta<typeof ToastCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  args: {
    actions: (
      <>
        <Button>Undo</Button>
        <IconButton icon="close" size="sm" label="Close this message" />
      </>
    ),
  },
};

export const Danger: Story = {
  args: {
    tone: 'danger',
    children: 'Not moved: the server does not answer. Nothing is lost.',
    actions: <Button>Try again</Button>,
  },
};

export const Info: Story = { args: { tone: 'info', children: 'chocolate.bib is read: 16 entries' } };

export const Warning: Story = { args: { tone: 'warning', children: 'Offline. What you type is kept here.' } };

export const Busy: Story = {
  args: { tone: 'busy', children: 'Importing: 1,500 of 12,403', actions: <Button variant="quiet">Show</Button> },
};

export const LongText: Story = {
  args: {
    children:
      '“Chocolate and the brain: neurobiological impact of cocoa flavanols on cognition and behavior, a review of forty years of experiments” moved to trash',
    actions: <Button>Undo</Button>,
  },
};
