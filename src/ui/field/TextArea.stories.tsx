// Several lines, growing with their text.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'UI/TextArea',
  component: Field,
  args: { label: 'Abstract', children: () => null },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

const abstract =
  'Chocolate has a strong hedonic appeal. We review its properties and the principal hypotheses addressing its appetitive effects, and their impact on mood.';

function Example({ field, text = abstract, rows = 3 }: { field: FieldProps; text?: string; rows?: number }) {
  const [value, setValue] = useState(text);
  return (
    <Field {...field}>
      {(control) => (
        <TextArea
          {...control}
          rows={rows}
          value={value}
          onChange={({ target }) => {
            setValue(target.value);
          }}
        />
      )}
    </Field>
  );
}

export const Rest: Story = { render: (field) => <Example field={field} /> };

export const Empty: Story = { render: (field) => <Example field={field} text="" /> };

export const OneLine: Story = {
  args: { label: 'Title' },
  render: (field) => <Example field={field} rows={1} text="Mood state effects of chocolate" />,
};

export const Hint: Story = {
  args: { hint: 'As the publisher gives it' },
  render: (field) => <Example field={field} />,
};

export const Problem: Story = {
  args: { problem: 'An abstract has at most 100,000 characters.' },
  render: (field) => <Example field={field} />,
};

export const Disabled: Story = {
  args: { disabled: true, hint: 'A document in the trash cannot be changed.' },
  render: (field) => <Example field={field} />,
};

export const LongText: Story = {
  render: (field) => <Example field={field} text={Array(12).fill(abstract).join('\n\n')} />,
};
