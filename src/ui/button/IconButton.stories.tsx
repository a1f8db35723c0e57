// The button that is an icon, in its sizes and states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { IconButton } from './IconButton.tsx';
import { Row } from '../stories/Row.tsx';

const meta = {
  title: 'UI/IconButton',
  component: IconButton,
  args: { icon: 'edit', label: 'Edit' },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <Row>
      <IconButton {...args} size="md" />
      <IconButton {...args} size="sm" />
    </Row>
  ),
};

export const Disabled: Story = { args: { disabled: true } };

function Toggle() {
  const [shown, setShown] = useState(true);
  return (
    <IconButton
      icon={shown ? 'eyeOff' : 'eye'}
      label="Show the password"
      aria-pressed={shown}
      onClick={() => {
        setShown(!shown);
      }}
    />
  );
}

/** Lit up while it is on. */
export const Pressed: Story = { render: () => <Toggle /> };
