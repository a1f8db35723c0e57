// The pair of a reference in a file and in the library.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { EntryExample } from './EntryExample.tsx';

const meta = { title: 'Features/EntryExample', component: EntryExample } satisfies Meta<typeof EntryExample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
