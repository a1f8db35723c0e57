// A day of the calendar.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { DateInput } from './DateInput.tsx';
import { Field, type FieldProps } from './Field.tsx';

const meta = {
  title: 'UI/DateInput',
  component: Field,
  args: { label: 'Visited on', children: () => null },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

function Example({ field, day = '2024-02-29' }: { field: FieldProps; day?: string }) {
  const [value, setValue] = useState(day);
  return (
    <Field {...field}>
      {(control) => <DateInput {...control} min="1990-01-01" max="2030-12-31" value={value} onChange={setValue} />}
    </Field>
  );
}

export const Rest: Story = { render: (field) => <Example field={field} /> };

export const Empty: Story = { render: (field) => <Example field={field} day="" /> };

export const Hint: Story = {
  args: { hint: 'When the page looked as it is cited.' },
  render: (field) => <Example field={field} />,
};

export const Problem: Story = {
  args: { problem: 'This day is still to come.' },
  render: (field) => <Example field={field} day="2030-01-01" />,
};

export const Disabled: Story = {
  args: { disabled: true, hint: 'The document has no link.' },
  render: (field) => <Example field={field} />,
};
