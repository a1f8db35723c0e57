// The search box, empty and with a search in it.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchBox } from './SearchBox.tsx';

const meta = {
  title: 'Features/SearchBox',
  component: SearchBox,
  args: { query: '', onLeave: () => undefined },
} satisfies Meta<typeof SearchBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Searched: Story = { args: { query: 'dark chocolate 2013' } };
