// Stories of the groups dialog: one document, several that differ, a library without groups, loading, and failed.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryLibrary, type StoryLibraryProps } from '#src/stories/StoryLibrary.tsx';
import { MembershipDialog } from './MembershipDialog.tsx';

const meta = {
  title: 'Features/MembershipDialog',
  component: MembershipDialog,
  args: {
    documents: { selection: { ids: ['a', 'b', 'c'] }, count: 3, name: '3 documents' },
  },
} satisfies Meta<typeof MembershipDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The dialog over a library like this. */
const over =
  (library: Omit<StoryLibraryProps, 'children'>): NonNullable<Story['render']> =>
  (props) => (
    <StoryLibrary {...library}>
      <MembershipDialog {...props} />
    </StoryLibrary>
  );

export const OfOne: Story = {
  args: {
    documents: {
      selection: { ids: ['a'] },
      count: 1,
      name: '“Effects of chocolate on cognitive function and mood: a systematic review”',
    },
  },
  render: over({}),
};

/** Half ticked where they differ. */
export const OfSeveral: Story = { render: over({}) };

export const NoGroups: Story = { render: over({ groups: [] }) };

export const OnTheirWay: Story = { render: over({ outcomeOf: () => 'waiting' }) };

export const Failed: Story = { render: over({ outcomeOf: () => 'failing' }) };
