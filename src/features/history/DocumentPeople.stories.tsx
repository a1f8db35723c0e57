// Stories of who added and changed a document, and of an answer that failed, where nothing is drawn.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryLibrary } from '#src/stories/StoryLibrary.tsx';
import { DocumentPeople } from './DocumentPeople.tsx';

const meta = {
  title: 'Features/DocumentPeople',
  component: DocumentPeople,
  args: { documentId: 'document_journalArticle', revision: 3, className: undefined },
} satisfies Meta<typeof DocumentPeople>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shows the rows in a list, over a library with these answers. */
const over =
  (outcome: 'answered' | 'failing'): NonNullable<Story['render']> =>
  (props) => (
    <StoryLibrary outcomeOf={() => outcome}>
      <dl>
        <DocumentPeople {...props} />
      </dl>
    </StoryLibrary>
  );

export const Known: Story = { render: over('answered') };

export const Failed: Story = { render: over('failing') };
