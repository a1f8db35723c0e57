// Stories of the history of a document: loaded, loading, and failed.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryLibrary } from '#src/stories/StoryLibrary.tsx';
import { HistoryDialog } from './HistoryDialog.tsx';

const meta = {
  title: 'Features/HistoryDialog',
  component: HistoryDialog,
  args: {
    documentId: 'document_journalArticle',
    title: 'Effects of chocolate',
    kind: 'journalArticle',
  },
} satisfies Meta<typeof HistoryDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shows the dialog over a library with these answers. */
const over =
  (outcome: 'answered' | 'waiting' | 'failing'): NonNullable<Story['render']> =>
  (props) => (
    <StoryLibrary outcomeOf={() => outcome}>
      <HistoryDialog {...props} />
    </StoryLibrary>
  );

export const ThreeRevisions: Story = { render: over('answered') };

export const OnItsWay: Story = { render: over('waiting') };

export const Failed: Story = { render: over('failing') };
