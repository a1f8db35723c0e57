// The search box, empty, with a search in it, and with what cannot be read.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryLibrary } from '#src/stories/StoryLibrary.tsx';
import { SearchBox } from './SearchBox.tsx';

const meta = {
  title: 'Features/SearchBox',
  component: SearchBox,
  args: { search: {}, title: 'All documents', userId: 'usr_1', onSave: () => undefined },
  decorators: [
    (StoryOfBox) => (
      <StoryLibrary>
        <StoryOfBox />
      </StoryLibrary>
    ),
  ],
} satisfies Meta<typeof SearchBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Searched: Story = { args: { search: { q: 'author:berg year:2010..2015 -draft' } } };

export const Mistaken: Story = { args: { search: { q: 'mood (dark "chocolate' } } };
