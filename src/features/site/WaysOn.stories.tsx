// The ways on from a page that leads nowhere.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WaysOn } from './WaysOn.tsx';

const meta = { title: 'Features/WaysOn', component: WaysOn } satisfies Meta<typeof WaysOn>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
