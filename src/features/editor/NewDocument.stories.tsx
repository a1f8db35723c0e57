// Stories of the first step of adding a document: choosing its kind.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { marie } from '#src/stories/StorySession.tsx';
import { StoryLibrary } from '#src/stories/StoryLibrary.tsx';
import { NewDocument } from './NewDocument.tsx';

const meta = {
  title: 'Features/NewDocument',
  component: NewDocument,
  args: { userId: marie.id, connections: [], onClose: () => undefined, onAdded: () => undefined },
  decorators: (Story) => (
    <StoryLibrary>
      <Story />
    </StoryLibrary>
  ),
} satisfies Meta<typeof NewDocument>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ChoosingAKind: Story = {};
