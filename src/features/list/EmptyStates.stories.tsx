// Stories of the messages of empty lists.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyList, MistakenSearch } from './EmptyStates.tsx';

const meta = {
  title: 'Features/EmptyStates',
  component: EmptyList,
  args: { search: {}, onImport: () => undefined, onAdd: () => undefined },
} satisfies Meta<typeof EmptyList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EmptyLibrary: Story = {};

export const NothingFound: Story = { args: { search: { q: 'white chocolate 1823' } } };

export const NothingFoundInTrash: Story = { args: { search: { q: 'white chocolate', group: 'trash' } } };

export const SearchThatCannotBeRead: Story = { render: () => <MistakenSearch /> };

export const EmptyTrash: Story = { args: { search: { group: 'trash' } } };

export const EmptyGroup: Story = { args: { search: { group: 'group_1' } } };

export const EmptyGroupOfTheDesktop: Story = { args: { search: { group: 'group_1' }, groupKind: 'desktop' } };

export const EmptyGroupOfATexFile: Story = { args: { search: { group: 'group_1' }, groupKind: 'tex' } };
