// Stories of the label at the pointer, in each of its states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DragPill } from './DragPill.tsx';

const meta = {
  title: 'Features/DragPill',
  component: DragPill,
  args: { kind: 'documents', refused: false, children: '3 documents' },
} satisfies Meta<typeof DragPill>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Documents: Story = {};

export const OneDocument: Story = {
  args: { children: '“Effects of chocolate on cognitive function and mood: a systematic review”' },
};

export const OverAGroup: Story = { args: { children: '+3 Chocolate' } };

export const Refused: Story = { args: { refused: true, children: '“Keywords” fills itself' } };

export const Group: Story = { args: { kind: 'group', children: 'Below For teaching' } };
