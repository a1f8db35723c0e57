// The shape of a document that is on its way.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DocumentSkeleton } from './DocumentSkeleton.tsx';

const meta = { title: 'Features/DocumentSkeleton', component: DocumentSkeleton } satisfies Meta<
  typeof DocumentSkeleton
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = { args: { onClose: () => undefined } };
