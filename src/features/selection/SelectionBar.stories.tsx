// The bar of the ticked documents: some, all, in a group that people fill, in the trash.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryLibrary } from '#src/stories/StoryLibrary.tsx';
import { createTicks } from './createTicks.ts';
import { everything, nothing, type Selection, withTicks } from '#src/features/documents/selection.ts';
import { SelectionBar } from './SelectionBar.tsx';

const act = () => undefined;

const ticksOf = (selection: Selection) => {
  const ticks = createTicks();
  ticks.set(selection);
  return ticks;
};
const three = withTicks(nothing, ['a', 'b', 'c'], true);

const meta = {
  title: 'Features/SelectionBar',
  component: SelectionBar,
  args: {
    ticks: ticksOf(three),
    variables: { filterBy: null, orderBy: null },
    total: 13,
    actions: { library: null, groups: act, complete: null, leaveGroup: null, target: 'trash', move: act, purge: null },
  },
  decorators: (Story) => (
    <StoryLibrary>
      <div style={{ container: 'list / inline-size', position: 'relative', height: 120 }}>
        <Story />
      </div>
    </StoryLibrary>
  ),
} satisfies Meta<typeof SelectionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};

export const All: Story = { args: { ticks: ticksOf(everything), total: 12_400 } };

/** While the list is not counted. */
export const NotCounted: Story = { args: { ticks: ticksOf(everything), total: null } };

export const InAGroup: Story = {
  args: {
    actions: { library: null, groups: act, complete: act, leaveGroup: act, target: 'trash', move: act, purge: null },
  },
};

export const InTheTrash: Story = {
  args: {
    actions: {
      library: null,
      groups: null,
      complete: null,
      leaveGroup: null,
      target: 'library',
      move: act,
      purge: act,
    },
  },
};
