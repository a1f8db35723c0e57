// Stories of the source view: a usual document, and one with long texts. Saving always fails here.
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { DocumentDraft } from '#bibliography/documents.ts';
import type { SourceDraft } from '#machines/sourceView/sourceViewTypes.ts';
import { drafts, longDraft } from '#src/stories/drafts.ts';
import { StoryLibrary } from '#src/stories/StoryLibrary.tsx';
import { useDocumentEditor } from './useDocumentEditor.ts';
import { SourceView } from '#src/features/source/SourceView.tsx';

/** The source view, with the draft of an editor around it. */
function SourceOf({ draft, typed }: { draft: DocumentDraft; typed?: SourceDraft }) {
  const editor = useDocumentEditor({
    documentId: 'document_source',
    revision: 3,
    draft,
    connections: [],
    resumed: null,
  });
  return <SourceView editor={editor} typed={typed} onActor={() => undefined} />;
}

const meta = {
  title: 'Features/SourceView',
  component: SourceOf,
  args: { draft: drafts.journalArticle },
  decorators: (Story) => (
    <StoryLibrary outcomeOf={({ query }) => (query.startsWith('mutation') ? 'failing' : 'answered')}>
      <div style={{ maxWidth: 520 }}>
        <Story />
      </div>
    </StoryLibrary>
  ),
} satisfies Meta<typeof SourceOf>;

export default meta;
type Story = StoryObj<typeof meta>;

export const JournalArticle: Story = {};

export const LongText: Story = { args: { draft: longDraft } };

export const TypedOnAnEarlierPage: Story = {
  args: {
    typed: {
      dialect: 'biblatex',
      text: '@article{curie1898,\n  title = {Sur une substance,\n  date = {1898},\n}\n',
      said: null,
    },
  },
};
