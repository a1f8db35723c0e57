// The right pane with a document in it, read from the store.
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { documentQuery as DocumentQuery } from '#src/__generated__/documentQuery.graphql.ts';
import { useLazyLoadQuery } from '#src/relay/useLazyLoadQuery.ts';
import { marie } from '#src/stories/StorySession.tsx';
import { StoryLibrary } from '#src/stories/StoryLibrary.tsx';
import { DocumentPane } from './DocumentPane.tsx';
import { documentQuery } from '#src/features/documents/documentQuery.ts';

interface PaneProps {
  id?: string;
  inTrash?: boolean;
}

function Pane({ id = 'document_journalArticle', inTrash = false }: PaneProps) {
  const { userDocument } = useLazyLoadQuery<DocumentQuery>(documentQuery, { id });
  if (!userDocument) throw new Error(`The library of the stories has no ${id}`);
  return (
    <div style={{ display: 'grid', maxWidth: 520, height: 640 }}>
      <DocumentPane
        document={userDocument}
        place={{ listId: 'list' }}
        userId={marie.id}
        inTrash={inTrash}
        isAdded={false}
        onComplete={() => undefined}
        onFindDoi={() => undefined}
        onAddedAnew={() => undefined}
        onClose={() => undefined}
      />
    </div>
  );
}

const meta = {
  title: 'Features/DocumentPane',
  component: Pane,
  render: (args) => (
    // What the pane asks the server to do cannot be done here, and it says so.
    <StoryLibrary outcomeOf={({ query }) => (query.startsWith('mutation') ? 'failing' : 'answered')}>
      <Pane {...args} />
    </StoryLibrary>
  ),
} satisfies Meta<typeof Pane>;

export default meta;
type Story = StoryObj<typeof meta>;

export const JournalArticle: Story = {};

export const ProceedingsArticle: Story = { args: { id: 'document_proceedingsArticle' } };

export const Thesis: Story = { args: { id: 'document_thesis' } };

export const Proceedings: Story = { args: { id: 'document_proceedings' } };

export const Other: Story = { args: { id: 'document_other' } };

export const InTrash: Story = { args: { inTrash: true } };

export const LongText: Story = { args: { id: 'document_long' } };

export const Empty: Story = { args: { id: 'document_empty' } };
