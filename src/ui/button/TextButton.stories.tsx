// A button that is a word among words.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextButton } from './TextButton.tsx';

const meta = {
  title: 'UI/TextButton',
  component: TextButton,
  args: { children: 'Use 10.1063/1.2172593' },
} satisfies Meta<typeof TextButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Link: Story = {};

export const InASentence: Story = {
  render: (args) => (
    <p>
      A DOI has “/”, not “\”. <TextButton {...args} />
    </p>
  ),
};

export const Plain: Story = { args: { variant: 'plain', children: 'Add an abstract' } };

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  args: {
    children: 'Use 10.1016/j.jad.2006.02.007, as it stands in the list of the publisher and in four other places',
  },
};
