// How much is done, or only that something is.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Progress } from './Progress.tsx';

const meta = {
  title: 'UI/Progress',
  component: Progress,
  args: { label: 'Adding documents' },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = { args: { value: 64, max: 88 } };

export const Unknown: Story = {};

export const WithLabel: Story = { args: { labelShown: true, value: 64, max: 88, detail: '64 of 88 added' } };

export const UnknownWithLabel: Story = { args: { label: 'Reading the file', labelShown: true } };

export const Begun: Story = { args: { labelShown: true, value: 0, max: 88, detail: '0 of 88 added' } };

export const Done: Story = { args: { labelShown: true, value: 88, max: 88, detail: '88 of 88 added' } };

export const LongText: Story = {
  args: {
    label: 'Adding the documents of “Everything that was ever written about chocolate and the heart”',
    labelShown: true,
    value: 64_000,
    max: 88_000,
    detail: '64,000 of 88,000 added',
  },
};
