// Stories of the document form: one for each kind, and a new document. Saving always fails here, and the form shows the failure.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { drafts, longDraft } from '#src/stories/drafts.ts';
import { marie } from '#src/stories/StorySession.tsx';
import { StoryLibrary } from '#src/stories/StoryLibrary.tsx';
import { DocumentEditor } from './DocumentEditor.tsx';

const meta = {
  title: 'Features/DocumentEditor',
  component: DocumentEditor,
  args: {
    documentId: 'document_journalArticle',
    revision: 3,
    draft: drafts.journalArticle,
    lastModified: '2026-03-14T16:05:00.000Z',
    userId: marie.id,
    focusField: null,
    onClose: () => undefined,
    onDone: () => undefined,
  },
  decorators: (Story) => (
    <StoryLibrary outcomeOf={({ query }) => (query.startsWith('mutation') ? 'failing' : 'answered')}>
      <div style={{ maxWidth: 520 }}>
        <Story />
      </div>
    </StoryLibrary>
  ),
} satisfies Meta<typeof DocumentEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const JournalArticle: Story = {};

export const ProceedingsArticle: Story = {
  args: { documentId: 'document_proceedingsArticle', draft: drafts.proceedingsArticle },
};

export const Thesis: Story = { args: { documentId: 'document_thesis', draft: drafts.thesis } };

export const Proceedings: Story = { args: { documentId: 'document_proceedings', draft: drafts.proceedings } };

export const Other: Story = { args: { documentId: 'document_other', draft: drafts.other } };

export const LongText: Story = { args: { documentId: 'document_long', draft: longDraft } };

export const NewDocument: Story = {
  args: { documentId: null, revision: null, draft: { kind: 'thesis', fields: {} }, lastModified: null },
};
