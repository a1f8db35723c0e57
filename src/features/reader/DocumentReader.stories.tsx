// A document as it is read: each kind, with long words, with nothing, and where it cannot be changed.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { drafts, emptyDraft, longDraft } from '#src/stories/drafts.ts';
import { DocumentReader } from './DocumentReader.tsx';

const meta = {
  title: 'Features/DocumentReader',
  component: DocumentReader,
  args: {
    draft: drafts.journalArticle,
    missingFields: [],
    added: '2026-03-02T09:30:00.000Z',
    lastModified: '2026-03-14T16:05:00.000Z',
    onEdit: () => undefined,
  },
  decorators: (Story) => (
    <div style={{ maxWidth: 520 }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof DocumentReader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const JournalArticle: Story = {};

export const ProceedingsArticle: Story = { args: { draft: drafts.proceedingsArticle } };

export const Thesis: Story = { args: { draft: drafts.thesis } };

export const Proceedings: Story = { args: { draft: drafts.proceedings } };

export const Other: Story = { args: { draft: drafts.other } };

export const LongText: Story = { args: { draft: longDraft } };

export const Empty: Story = { args: { draft: emptyDraft, missingFields: ['author', 'title', 'journal', 'year'] } };

/** In the trash nothing can be edited, so nothing is offered. */
export const ReadOnly: Story = { render: (args) => <DocumentReader {...args} onEdit={undefined} /> };
