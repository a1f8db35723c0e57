// The heads of the columns, by what the list is ordered.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ColumnHeads } from './ColumnHeads.tsx';
import columns from './columns.module.css';

const meta = {
  title: 'Features/ColumnHeads',
  component: ColumnHeads,
  args: { sort: { key: 'modified', descending: true } },
  decorators: (Story) => (
    <div role="grid" aria-label="Documents" className={columns.columns}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof ColumnHeads>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The usual order is that of none of the columns. */
export const ByChange: Story = {};

export const ByYear: Story = { args: { sort: { key: 'year', descending: true } } };

export const ByTitle: Story = { args: { sort: { key: 'title', descending: false } } };
