// Two edits of the same fields, to be chosen from.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConflictDialog } from './ConflictDialog.tsx';

const meta = {
  title: 'Features/ConflictDialog',
  component: ConflictDialog,
  args: {
    open: true,
    kind: 'journalArticle',
    patch: {
      title: { base: 'Mood state effects of chocolate', value: 'Mood-state effects of chocolate', revision: 3 },
      keywords: { base: ['cacao', 'mood'], value: ['cacao', 'mood', 'emotional eating'], revision: 3 },
      note: { base: null, value: 'Read before the seminar.', revision: 3 },
    },
    conflict: {
      revision: 4,
      theirs: {
        title: 'Mood state effects of dark chocolate',
        keywords: ['chocolate', 'mood'],
        note: 'Cited by the review of 2013.',
      },
    },
    problems: [],
    onWrite: () => undefined,
    onDecide: () => undefined,
    onLater: () => undefined,
  },
} satisfies Meta<typeof ConflictDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeFields: Story = {};

export const OneField: Story = {
  args: {
    patch: {
      title: { base: 'Mood state effects of chocolate', value: 'Mood-state effects of chocolate', revision: 3 },
    },
    conflict: { revision: 4, theirs: { title: 'Mood state effects of dark chocolate' } },
  },
};
