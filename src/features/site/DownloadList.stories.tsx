// Every download: for everybody, and for visitors on a Mac, whose group stands first.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToStaticMarkup } from 'react-dom/server';
import { DownloadList } from './DownloadList.tsx';
import { fitToSystem } from './fitToSystem.ts';

const meta = { title: 'Features/DownloadList', component: DownloadList } satisfies Meta<typeof DownloadList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};

export const OnMac: Story = {
  render: () => (
    <div
      ref={(drawn) => {
        if (drawn) fitToSystem(drawn, 'mac', false);
      }}
      dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(<DownloadList />) }}
    />
  ),
};
