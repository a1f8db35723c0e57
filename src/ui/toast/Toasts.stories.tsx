// Stories of messages: shown by a button, in order, answered with the keyboard.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import type { ToastMessage } from '#machines/toasts/toastsTypes.ts';
import { Button } from '../button/Button.tsx';
import { Row } from '../stories/Row.tsx';
import { answerOf } from '../stories/answers.ts';
import { toast } from './toast.ts';
import { ToastRegion } from './ToastRegion.tsx';
import { toastRegionId } from './toastRegionId.ts';

const trashed: ToastMessage = {
  tone: 'success',
  message: '3 documents moved to trash',
  action: { label: 'Undo', run: () => answerOf('undo') },
};
const restored: ToastMessage = { tone: 'success', message: '“Mood state effects of chocolate” restored' };
const failed: ToastMessage = {
  tone: 'danger',
  message: 'Not moved: the server does not answer. Nothing is lost.',
};

const copied: ToastMessage = { message: 'Copied as BibTeX' };

/** Shows the messages once, and again on a press. Inside the app the frame has a region already; alone, the story renders its own. */
function Said({ messages }: { messages: readonly ToastMessage[] }) {
  useEffect(() => {
    messages.forEach(toast);
  }, [messages]);
  const [bringsRegion] = useState(() => document.getElementById(toastRegionId) === null);
  return (
    <>
      <Row>
        {[trashed, restored, failed, copied].map((message) => (
          <Button
            key={message.message}
            onClick={() => {
              toast(message);
            }}
          >
            {/* Short enough for a phone. */}
            Say “{message.message.split(':')[0]}”
          </Button>
        ))}
      </Row>
      {bringsRegion && <ToastRegion />}
    </>
  );
}

const meta = { title: 'UI/Toasts', component: Said } satisfies Meta<typeof Said>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Stays 8 seconds. */
export const Told: Story = { args: { messages: [restored] } };

/** Stays 30 seconds. A test answers the Undo. */
export const Undoable: Story = { args: { messages: [trashed] } };

/** Stays until it is closed. */
export const Failed: Story = { args: { messages: [failed] } };

export const Several: Story = { args: { messages: [trashed, restored, failed] } };

/** The fourth replaces the first after a second. */
export const MoreThanThereIsRoomFor: Story = {
  args: { messages: [trashed, restored, failed, copied] },
};

export const LongText: Story = {
  args: {
    messages: [
      {
        tone: 'success',
        message:
          '“Chocolate and the brain: neurobiological impact of cocoa flavanols on cognition and behavior, a review of forty years of experiments” moved to trash',
        action: { label: 'Undo', run: () => answerOf('undo') },
      },
    ],
  },
};

/** Without messages there is no landmark. */
export const Silent: Story = { args: { messages: [] } };
