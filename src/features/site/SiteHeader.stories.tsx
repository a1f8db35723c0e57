// The head of the site's pages, for strangers, for who is logged in, and while that is not known.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SiteHeader } from './SiteHeader.tsx';

const meta = {
  title: 'Features/SiteHeader',
  component: SiteHeader,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Stranger: Story = { args: { account: null } };

export const NotKnownYet: Story = { args: { account: undefined } };

export const LoggedIn: Story = { args: { account: 'marie.kaste@example.org' } };
