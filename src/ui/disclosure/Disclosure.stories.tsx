// A line that opens.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  title: 'UI/Disclosure',
  component: Disclosure,
  args: { summary: '3 other fields', children: <p>Timestamp, owner, abbreviation</p> },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = { args: { defaultOpen: true } };

export const WithNote: Story = { args: { note: 'kept as imported' } };

export const LongText: Story = {
  args: {
    defaultOpen: true,
    summary:
      'Everything that the import brought along and for which there is no field here, however it was called there',
    children: <p>{'Chocolate has a strong hedonic appeal. '.repeat(20)}</p>,
  },
};
