// Stories of the dialog that resolves conflicting edits.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConflictDialog } from './ConflictDialog.tsx';

const article = { kind: 'journalArticle', savedKind: 'journalArticle' } as const;

const meta = {
  title: 'Features/ConflictDialog',
  component: ConflictDialog,
  args: {
    open: true,
    disputed: {
      ...article,
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
        disputes: [['title'], ['keywords'], ['note']],
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
    disputed: {
      ...article,
      patch: {
        title: { base: 'Mood state effects of chocolate', value: 'Mood-state effects of chocolate', revision: 3 },
      },
      conflict: { revision: 4, theirs: { title: 'Mood state effects of dark chocolate' }, disputes: [['title']] },
    },
  },
};

const issue = (volume: string, number: string) => ({ journal: { name: 'Appetite' }, volume, number });

export const MembersOfAPart: Story = {
  args: {
    disputed: {
      ...article,
      patch: { in: { base: issue('40', '1'), value: issue('41', '2'), revision: 3 } },
      conflict: {
        revision: 4,
        theirs: { in: issue('42', '3') },
        disputes: [
          ['in', 'volume'],
          ['in', 'number'],
        ],
      },
    },
  },
};

export const Kind: Story = {
  args: {
    disputed: {
      kind: 'other',
      savedKind: 'journalArticle',
      patch: {},
      conflict: { revision: 4, theirs: { kind: 'thesis' }, disputes: [['kind']] },
    },
  },
};
