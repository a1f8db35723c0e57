// A colour, in every state that a person can see.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ColorChoice, type ColorChoiceProps } from './ColorChoice.tsx';

const colors = [
  { name: 'Red', value: '#d2504a' },
  { name: 'Green', value: '#3f8f4a' },
  { name: 'Blue', value: '#4a80d8' },
];

const meta = {
  title: 'UI/ColorChoice',
  component: ColorChoice,
  args: { label: 'Colour', colors, value: '', onChange: () => undefined },
  render: function Example(args: ColorChoiceProps) {
    const [value, setValue] = useState(args.value);
    return <ColorChoice {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof ColorChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {};

export const Chosen: Story = { args: { value: '#4a80d8' } };

export const Own: Story = { args: { value: '#123456' } };

export const Problem: Story = { args: { value: '#12', problem: 'Enter a color as #rrggbb or #rrggbbaa.' } };

export const Disabled: Story = { args: { disabled: true, value: '#3f8f4a' } };
