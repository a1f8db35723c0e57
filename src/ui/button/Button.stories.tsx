// Stories of the button in all its states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './Button.tsx';
import { Row } from '../stories/Row.tsx';

const meta = {
  title: 'UI/Button',
  component: Button,
  args: { children: 'Save' },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = {};

export const Primary: Story = { args: { variant: 'primary' } };

export const Quiet: Story = { args: { variant: 'quiet' } };

export const Danger: Story = { args: { variant: 'danger', children: 'Delete for good', icon: 'trash' } };

export const WithIcon: Story = { args: { icon: 'plus', children: 'New document' } };

/** For tools, for pages, and below forms. */
export const Sizes: Story = {
  render: (args) => (
    <Row>
      <Button {...args} size="md" />
      <Button {...args} size="lg" />
      <Button {...args} size="xl" />
    </Row>
  ),
};

export const Disabled: Story = { args: { disabled: true } };

/** Width and focus don't change. */
export const Busy: Story = { args: { variant: 'primary', busy: true, busyLabel: 'Saving…' } };

export const LongText: Story = {
  args: { children: 'Save the changes to “Cacao and the heart, a review of forty years”' },
};
