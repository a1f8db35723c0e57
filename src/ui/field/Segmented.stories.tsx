// One of few in one frame.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { icons } from '../icon/icons.ts';
import { Segmented, type SegmentedProps } from './Segmented.tsx';

const meta = {
  title: 'UI/Segmented',
  component: Segmented<string>,
  args: {
    label: 'Duplicates',
    options: [
      { value: 'skip', label: 'Skip' },
      { value: 'merge', label: 'Merge' },
      { value: 'both', label: 'Keep both' },
    ],
    value: 'merge',
    onChange: () => undefined,
  },
  render: function Example(args: SegmentedProps<string>) {
    const [value, setValue] = useState(args.value);
    return <Segmented {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof Segmented<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};

/** In a row of tools the place says what it is for. */
export const LabelHidden: Story = { args: { labelHidden: true } };

export const WithIcons: Story = {
  args: {
    label: 'View',
    options: [
      { value: 'read', label: 'Read', icon: icons.eye },
      { value: 'edit', label: 'Edit', icon: icons.edit },
    ],
    value: 'read',
  },
};

export const Hint: Story = { args: { hint: 'What to do with documents that you already have.' } };

export const Problem: Story = { args: { problem: 'These two cannot be merged: they are of different kinds.' } };

export const OneDisabled: Story = {
  args: {
    options: [
      { value: 'skip', label: 'Skip' },
      { value: 'merge', label: 'Merge', disabled: true },
      { value: 'both', label: 'Keep both' },
    ],
    value: 'both',
  },
};

export const Disabled: Story = { args: { disabled: true, hint: 'The import is under way.' } };

export const LongText: Story = {
  args: {
    options: [
      { value: 'skip', label: 'Leave what is there and add nothing' },
      { value: 'merge', label: 'Put both together' },
      { value: 'both', label: 'Keep both of them, side by side' },
    ],
  },
};
