// What an error page says, with and without a status code.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorMessage } from './ErrorMessage.tsx';
import { NextLinks } from './NextLinks.tsx';

const meta = {
  title: 'Features/ErrorMessage',
  component: ErrorMessage,
  args: {
    title: 'Network request failed',
    children: (
      <>
        <p>The server did not answer. Everything you saved is safe. Check your connection, then try again.</p>
        <NextLinks />
      </>
    ),
  },
} satisfies Meta<typeof ErrorMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutCode: Story = {};

export const WithCode: Story = { args: { code: 500, title: 'Internal Server Error' } };

export const LongAddress: Story = {
  args: {
    code: 404,
    title: (
      <>
        Page not found: <code>/codeprojects/a-long-way-down/that-nobody-has-ever-walked/to-the-very-end-of-it</code>
      </>
    ),
  },
};
