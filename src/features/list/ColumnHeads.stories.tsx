// Stories of the column headers in different sort orders.
import type { ColumnLayout } from '#machines/columns/columnsTypes.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createTicks } from '#src/features/selection/createTicks.ts';
import { everything, withTicks } from '#src/features/documents/selection.ts';
import { ColumnHeads } from './ColumnHeads.tsx';
import { columnStyle, usualLayout } from './columnLayout.ts';
import columns from './columns.module.css';

const meta = {
  title: 'Features/ColumnHeads',
  component: ColumnHeads,
  args: {
    layout: usualLayout,
    sort: { key: 'modified', descending: true },
    ticks: createTicks(),
    total: 13,
    tabStop: null,
    onNear: () => undefined,
  },
  decorators: (Story) => (
    <div role="grid" aria-label="Documents" className={columns.columns}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof ColumnHeads>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The default order is not that of any column. */
export const ByChange: Story = {};

export const ByYear: Story = { args: { sort: { key: 'year', descending: true } } };

export const ByTitle: Story = { args: { sort: { key: 'title', descending: false } } };

const every: ColumnLayout = { ...usualLayout, columns: ['year', 'title', 'kind', 'key', 'keywords', 'modified'] };

/** Chosen columns, in a custom order. */
export const Chosen: Story = {
  args: { layout: every },
  decorators: (Story) => (
    <div data-chosen style={columnStyle(every)}>
      <Story />
    </div>
  ),
};

const allBut = (ids: readonly string[]) => {
  const ticks = createTicks();
  ticks.set(withTicks(everything, ids, false));
  return ticks;
};

export const AllTicked: Story = { args: { ticks: allBut([]) } };

export const SomeTicked: Story = { args: { ticks: allBut(['document_1']) } };
