// Stories of text for screen readers.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'UI/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'documents in your library' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BesideANumber: Story = {
  render: (args) => (
    <p>
      1,204 <VisuallyHidden {...args} />
    </p>
  ),
};
