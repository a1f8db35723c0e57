// Stories of the button whose menu loads when it is wanted.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LazyMenu } from './LazyMenu.tsx';
import { Menu } from './Menu.tsx';

const items = [
  { id: 'open', label: 'Open', onSelect: () => undefined },
  { id: 'close', label: 'Close', onSelect: () => undefined },
];

function Loaded() {
  return <Menu label="Actions" face={<span>Actions</span>} items={items} />;
}

const meta = {
  title: 'UI/LazyMenu',
  component: LazyMenu,
  args: { label: 'Actions', face: <span>Actions</span>, load: () => Promise.resolve(Loaded) },
} satisfies Meta<typeof LazyMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotLoaded: Story = {};

/** The menu has something to say, and loads without a press. */
export const Wanted: Story = { args: { isWanted: true } };
