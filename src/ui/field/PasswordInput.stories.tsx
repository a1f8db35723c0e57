// The password box, hidden and shown.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from './Field.tsx';
import { PasswordInput } from './PasswordInput.tsx';

const meta = {
  title: 'UI/PasswordInput',
  component: Field,
  args: {
    label: 'Password',
    children: (control) => <PasswordInput {...control} autoComplete="off" defaultValue="correct horse" />,
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};

export const Hint: Story = { args: { hint: 'At least 8 characters. A sentence is easy to remember.' } };

export const Problem: Story = { args: { problem: 'This password is among the first that others would try.' } };

export const Disabled: Story = { args: { disabled: true, hint: 'You are signed in by your university.' } };

export const Large: Story = {
  args: {
    children: (control) => (
      <PasswordInput {...control} fieldSize="lg" autoComplete="off" defaultValue="correct horse" />
    ),
  },
};
