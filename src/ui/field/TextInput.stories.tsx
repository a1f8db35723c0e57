// The line of text in every state, as a field holds it.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { TextButton } from '../button/TextButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import { TextInput, type TextInputProps } from './TextInput.tsx';

const meta = {
  title: 'UI/TextInput',
  component: Field,
  args: { label: 'Journal', children: () => null },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

function Example({ field, input, text = '' }: { field: FieldProps; input?: TextInputProps; text?: string }) {
  const [value, setValue] = useState(text);
  return (
    <Field {...field}>
      {(control) => (
        <TextInput
          {...control}
          {...input}
          value={value}
          onChange={({ target }) => {
            setValue(target.value);
          }}
        />
      )}
    </Field>
  );
}

export const Rest: Story = { render: (field) => <Example field={field} text="Appetite" /> };

export const Empty: Story = {
  render: (field) => <Example field={field} input={{ placeholder: 'As it is written on the cover' }} />,
};

export const Hint: Story = {
  args: { hint: 'Its full name; abbreviations are found by themselves.' },
  render: (field) => <Example field={field} text="Appetite" />,
};

export const Problem: Story = {
  args: {
    label: 'Pages',
    problem: (
      <>
        The last page is missing. <TextButton>Use 49</TextButton>
      </>
    ),
  },
  render: (field) => <Example field={field} text="49–" />,
};

export const Disabled: Story = {
  args: { disabled: true, hint: 'It comes from the import and is kept as it is.' },
  render: (field) => <Example field={field} text="Appetite" />,
};

export const ReadOnly: Story = {
  render: (field) => <Example field={field} input={{ readOnly: true }} text="Appetite" />,
};

export const Large: Story = {
  args: { label: 'E-mail', action: <a href="#help">What is it used for?</a> },
  render: (field) => <Example field={field} input={{ type: 'email', fieldSize: 'lg' }} text="ada@example.org" />,
};

/** A sign before the text, and a button after it that comes and goes. */
export const SignAndButton: Story = {
  args: { label: 'Search' },
  render: function Search(field) {
    const [text, setText] = useState('cocoa');
    return (
      <Field {...field}>
        {(control) => (
          <TextInput
            {...control}
            start={<Icon name="search" />}
            end={
              text === '' ? null : (
                <IconButton
                  size="sm"
                  icon="close"
                  label="Clear"
                  onClick={() => {
                    setText('');
                  }}
                />
              )
            }
            value={text}
            onChange={({ target }) => {
              setText(target.value);
            }}
          />
        )}
      </Field>
    );
  },
};

export const LabelBeside: Story = {
  args: { layout: 'beside', hint: 'Its full name' },
  render: (field) => <Example field={field} text="Appetite" />,
};

export const LongText: Story = {
  args: {
    label: 'The journal, magazine or newspaper in which this was published for the first time, as far as is known',
    hint: 'Take the name from the title page and not from the cover, which may have been designed years later by somebody who did not know it.',
  },
  render: (field) => (
    <Example field={field} text="Zeitschrift für Physik A Hadrons and Nuclei, with the supplements of all years" />
  ),
};
