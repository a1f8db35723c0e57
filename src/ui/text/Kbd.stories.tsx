// Key caps, as they stand in menus and sentences.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Kbd } from './Kbd.tsx';

const meta = { title: 'UI/Kbd', component: Kbd, args: { children: 'E' } } satisfies Meta<typeof Kbd>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneKey: Story = {};

export const InASentence: Story = {
  render: () => (
    <p>
      Press <Kbd>/</Kbd> to search, <Kbd>Ctrl</Kbd> <Kbd>K</Kbd> to go anywhere.
    </p>
  ),
};
