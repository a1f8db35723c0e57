// The downloads for the system that Storybook runs on.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { OwnDownloads } from './OwnDownloads.tsx';

const meta = { title: 'Features/OwnDownloads', component: OwnDownloads } satisfies Meta<typeof OwnDownloads>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
