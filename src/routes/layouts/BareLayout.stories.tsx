// The layout of pages that are about one thing.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BareLayout } from './BareLayout.tsx';

const meta = {
  title: 'Layouts/BareLayout',
  component: BareLayout,
  parameters: { layout: 'fullscreen' },
  args: { children: <h1>Log in</h1> },
} satisfies Meta<typeof BareLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
