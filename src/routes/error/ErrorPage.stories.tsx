// Stories of the error page, for each kind of error.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { NetworkError, TimeoutError } from '#src/relay/transportError.ts';
import { ErrorPage } from './ErrorPage.tsx';

const meta = {
  title: 'Pages/ErrorPage',
  component: ErrorPage,
  parameters: { layout: 'fullscreen' },
  args: { error: new Error('A bug'), reset: () => undefined },
} satisfies Meta<typeof ErrorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InternalServerError: Story = {};

export const Refused: Story = { args: { error: Object.assign(new Error('Not yours'), { status: 403 }) } };

export const NotFound: Story = { args: { error: Object.assign(new Error('Nothing there'), { status: 404 }) } };

export const NoConnection: Story = { args: { error: new NetworkError() } };

export const NoAnswerInTime: Story = { args: { error: new TimeoutError() } };

export const MissingPart: Story = { args: { error: new Error('Failed to fetch dynamically imported module') } };
