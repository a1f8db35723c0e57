// The ways on from a page that leads nowhere.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { NextLinks } from './NextLinks.tsx';

const meta = { title: 'Features/NextLinks', component: NextLinks } satisfies Meta<typeof NextLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
