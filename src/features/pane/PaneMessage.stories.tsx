// The pane when there is no document to show.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#src/ui/button/Button.tsx';
import { PaneMessage } from './PaneMessage.tsx';

const meta = {
  title: 'Features/PaneMessage',
  component: PaneMessage,
  args: {
    title: 'There is no such document',
    view: 'notFound',
    onClose: () => undefined,
    action: <Button>Back to the list</Button>,
    children: 'This document isn’t in this library. It may have been permanently deleted.',
  },
} satisfies Meta<typeof PaneMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {};

export const Failed: Story = {
  args: {
    title: 'The document could not be loaded',
    view: 'failed',
    action: <Button icon="reload">Try again</Button>,
    children: 'Network request failed. Nothing in it has changed.',
  },
};
