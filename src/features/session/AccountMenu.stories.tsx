// Stories of the account menu.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { marie, StorySession } from '#src/stories/StorySession.tsx';
import { AccountMenu } from './AccountMenu.tsx';

const meta = {
  title: 'Features/AccountMenu',
  component: AccountMenu,
  decorators: (Story) => (
    <StorySession user={marie}>
      <Story />
    </StorySession>
  ),
} satisfies Meta<typeof AccountMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LoggedIn: Story = {};

/** The server did not answer, so the person is told that they are still logged in. */
export const LogOutFailed: Story = {
  decorators: (Story) => (
    <StorySession user={marie} logOutFailed>
      <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: 120 }}>
        <Story />
      </div>
    </StorySession>
  ),
};
