// The number box: typed, counted by its buttons and by the arrow keys.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { NumberInput } from './NumberInput.tsx';
import { type NumberLimits, readNumber } from './numbers.ts';

const meta = {
  title: 'UI/NumberInput',
  component: Field,
  args: { label: 'Documents on a page', children: () => null },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

function Example({ field, text, limits = {} }: { field: FieldProps; text: string; limits?: NumberLimits }) {
  const [value, setValue] = useState(text);
  return (
    <Field {...field} problem={readNumber(value, limits).problem}>
      {(control) => <NumberInput {...control} {...limits} value={value} onChange={setValue} />}
    </Field>
  );
}

export const Rest: Story = { render: (field) => <Example field={field} text="50" /> };

export const Empty: Story = { render: (field) => <Example field={field} text="" limits={{ min: 10, max: 200 }} /> };

export const Hint: Story = {
  args: { hint: '10 to 200' },
  render: (field) => <Example field={field} text="50" limits={{ min: 10, max: 200, step: 10 }} />,
};

export const AtItsLimit: Story = {
  render: (field) => <Example field={field} text="10" limits={{ min: 10, max: 200 }} />,
};

export const Decimals: Story = {
  args: { label: 'Line spacing' },
  render: (field) => <Example field={field} text="1.25" limits={{ min: 1, max: 3, step: 0.25 }} />,
};

/** What is no number stays, and is said. */
export const Problem: Story = { render: (field) => <Example field={field} text="fifty" /> };

export const Disabled: Story = {
  args: { disabled: true, hint: 'Set by your organization.' },
  render: (field) => <Example field={field} text="50" />,
};
