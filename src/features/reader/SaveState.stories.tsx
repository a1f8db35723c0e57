// Whether the work is safe, in one short sentence.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SaveState } from './SaveState.tsx';

const meta = {
  title: 'Features/SaveState',
  component: SaveState,
  args: { tone: 'ok', children: 'Saved 12:04' },
} satisfies Meta<typeof SaveState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Safe: Story = {};

export const OnItsWay: Story = { args: { tone: 'busy', children: 'Saving…' } };

export const NotSafe: Story = { args: { tone: 'bad', children: 'Not saved: Network request failed' } };

export const Quiet: Story = { args: { tone: 'quiet', children: 'Not added yet' } };
