// Stories of the sidebar: the current place, with counts and while they are unknown.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { marie } from '#src/stories/StorySession.tsx';
import { StoryLibrary } from '#src/stories/StoryLibrary.tsx';
import { Sidebar } from './Sidebar.tsx';

const meta = {
  title: 'Features/Sidebar',
  component: Sidebar,
  args: { search: {}, user: marie, groups: (allDocuments) => allDocuments, onLogOut: () => undefined },
  decorators: (Story) => (
    <StoryLibrary>
      <div style={{ display: 'grid', width: 240, height: 480 }}>
        <Story />
      </div>
    </StoryLibrary>
  ),
} satisfies Meta<typeof Sidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllDocuments: Story = {};

export const InTrash: Story = { args: { search: { group: 'trash' } } };

export const CountsOnTheirWay: Story = {
  render: (args) => (
    <StoryLibrary outcomeOf={() => 'waiting'}>
      <Sidebar {...args} />
    </StoryLibrary>
  ),
};

export const LongAddress: Story = {
  args: { user: { email: 'alexandra-maximiliane.wolfeschlegelstein@library.example.org' } },
};
