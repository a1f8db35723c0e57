// What is announced: heard, not seen. The region of the app's frame stands beside this one and says the same.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { announce } from './announce.ts';
import { LiveRegion } from './LiveRegion.tsx';

const meta = { title: 'UI/LiveRegion', component: LiveRegion } satisfies Meta<typeof LiveRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Announce: Story = {
  render: () => (
    <>
      <Button
        onClick={() => {
          announce('3 documents found');
        }}
      >
        Say “3 documents found”
      </Button>
      <LiveRegion />
    </>
  ),
};
