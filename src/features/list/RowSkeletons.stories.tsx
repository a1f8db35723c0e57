// The shape of a list that is on its way.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RowSkeletons } from './RowSkeletons.tsx';

const meta = { title: 'Features/RowSkeletons', component: RowSkeletons } satisfies Meta<typeof RowSkeletons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Screenful: Story = {};
