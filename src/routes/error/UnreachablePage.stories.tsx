// Stories of the page for a logged-in person while the server cannot be reached, with and without unsaved work.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StorySession } from '#src/stories/StorySession.tsx';
import { unreachableTexts } from './unreachableTexts.ts';
import { Unreachable } from './UnreachablePage.tsx';

const { keptDrafts, interruptedImport } = unreachableTexts;

const meta = {
  title: 'Pages/UnreachablePage',
  component: Unreachable,
  parameters: { layout: 'fullscreen' },
  args: { kept: [] },
  decorators: (Story) => (
    <StorySession user={undefined} unreachable>
      <Story />
    </StorySession>
  ),
} satisfies Meta<typeof Unreachable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};

export const WithUnsavedWork: Story = { args: { kept: [keptDrafts(2), interruptedImport] } };
