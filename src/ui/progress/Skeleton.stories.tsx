// The shape of what is coming.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'UI/Skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};

export const Sizes: Story = {
  render: () => (
    <div aria-busy="true" style={{ display: 'grid', gap: 8 }}>
      <Skeleton width={320} height={20} />
      <Skeleton width="80%" />
      <Skeleton width="60%" />
    </div>
  ),
};
