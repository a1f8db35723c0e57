// Every download; the group of the system that Storybook runs on stands first.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DownloadList } from './DownloadList.tsx';

const meta = { title: 'Features/DownloadList', component: DownloadList } satisfies Meta<typeof DownloadList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
