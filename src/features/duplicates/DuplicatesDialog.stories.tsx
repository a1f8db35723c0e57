// Stories of the duplicates dialog: a pair that differs, one that doesn't, none, loading, and a failure.
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { DocumentDraft } from '#bibliography/documents.ts';
import { presentDocument } from '#src/stories/storyLibrary.ts';
import { StoryLibrary, type StoryLibraryProps } from '#src/stories/StoryLibrary.tsx';
import { marie } from '#src/stories/StorySession.tsx';
import { DuplicatesDialog } from './DuplicatesDialog.tsx';

const meta = {
  title: 'Features/DuplicatesDialog',
  component: DuplicatesDialog,
  args: { userId: marie.id },
} satisfies Meta<typeof DuplicatesDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const one: DocumentDraft = {
  kind: 'journalArticle',
  fields: {
    title: 'Mood state effects of chocolate',
    authors: [{ person: { family: 'Parker', given: 'Gordon' } }],
    published: '2006-06',
    doi: '10.1016/j.jad.2006.02.007',
    in: { journal: { name: 'J. Affect. Disord.' }, volume: '92' },
    citationKeys: ['parker2006'],
    keywords: ['chocolate'],
  },
};
const two: DocumentDraft = {
  kind: 'journalArticle',
  fields: {
    title: 'Mood state effects of chocolate',
    authors: [
      { person: { family: 'Parker', given: 'Gordon' } },
      { person: { family: 'Parker', given: 'Isabella' } },
      { person: { family: 'Brotchie', given: 'Heather' } },
    ],
    published: '2006',
    doi: '10.1016/J.JAD.2006.02.007',
    in: { journal: { name: 'Journal of Affective Disorders' }, volume: '92', number: '2–3' },
    note: 'Read before the seminar.',
    citationKeys: ['Parker:2006'],
    keywords: ['mood'],
  },
};

/** Renders the dialog with a library like this. */
const over =
  (library: Omit<StoryLibraryProps, 'children'>): NonNullable<Story['render']> =>
  (props) => (
    <StoryLibrary {...library}>
      <DuplicatesDialog {...props} />
    </StoryLibrary>
  );

export const TwoThatDiffer: Story = {
  render: over({ documents: [presentDocument('one', one), presentDocument('two', two)] }),
};

export const TwoOfTheSame: Story = {
  render: over({ documents: [presentDocument('one', one), presentDocument('two', one)] }),
};

export const None: Story = { render: over({ documents: [] }) };

export const OnTheirWay: Story = { render: over({ outcomeOf: () => 'waiting' }) };

export const Failed: Story = { render: over({ outcomeOf: () => 'failing' }) };
