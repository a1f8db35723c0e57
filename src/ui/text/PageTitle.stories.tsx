// Stories of the page title, which appears in the browser's tab only.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageTitle } from './PageTitle.tsx';

const meta = {
  title: 'UI/PageTitle',
  component: PageTitle,
  args: { title: 'Library' },
  render: (args) => (
    <>
      <PageTitle {...args} />
      <p>The tab has the title of the page.</p>
    </>
  ),
} satisfies Meta<typeof PageTitle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithProduct: Story = {};

export const Bare: Story = { args: { title: 'JabRef: keep every reference, find it again', bare: true } };
