// The downloads in one line: for everybody, and for visitors on a Mac.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToStaticMarkup } from 'react-dom/server';
import { OwnDownloads } from './OwnDownloads.tsx';
import { fitToSystem } from './fitToSystem.ts';

const meta = { title: 'Features/OwnDownloads', component: OwnDownloads } satisfies Meta<typeof OwnDownloads>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};

export const OnMac: Story = {
  render: () => (
    <div
      ref={(drawn) => {
        if (drawn) fitToSystem(drawn, 'mac', false);
      }}
      dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(<OwnDownloads />) }}
    />
  ),
};
