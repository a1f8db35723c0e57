// Stories of the select in every state.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { RichSelectInput } from '#machines/richSelect/richSelectTypes.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { Field, type FieldProps } from '../field/Field.tsx';
import { useAnswers } from '../stories/useAnswers.ts';
import { OpenOnMount } from '../stories/OpenOnMount.tsx';
import { type ChoiceOption, Select } from './Select.tsx';
import { beans, manyOptions } from '../stories/selectOptions.ts';

const kinds: readonly ChoiceOption[] = [
  { value: 'article', label: 'Journal article', icon: 'article' },
  { value: 'presentation', label: 'Conference paper', icon: 'presentation' },
  { value: 'thesis', label: 'Thesis', icon: 'thesis' },
  { value: 'book', label: 'Proceedings', icon: 'openBook' },
  { value: 'other', label: 'Other', icon: 'globe' },
];

interface ExampleProps extends Omit<FieldProps, 'label' | 'children'> {
  options?: readonly ChoiceOption[];
  chosen?: string | null;
}

function Example({ options = kinds, chosen = 'article', ...field }: ExampleProps) {
  const [value, setValue] = useState<string | null>(chosen);
  return (
    <Field label="Kind" {...field}>
      {(control) => (
        <Select {...control} options={options} value={value} onChange={setValue} placeholder="Choose a kind" />
      )}
    </Field>
  );
}

const meta = { title: 'UI/Select', component: Example } satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};

export const Unchosen: Story = { args: { chosen: null } };

export const Open: Story = {
  render: (args) => (
    <OpenOnMount>
      <Example {...args} />
    </OpenOnMount>
  ),
};

export const GroupsAndDisabledOptions: Story = { ...Open, args: { options: beans, chosen: 'forastero' } };

export const TenThousand: Story = { ...Open, args: { options: manyOptions, chosen: '1' } };

function Given({ options = [] }: Pick<RichSelectInput, 'options'>) {
  const [given] = useAnswers('options', options);
  return <Example options={given} chosen={null} />;
}

/** A test sets the options. */
export const GivenByATest: Story = {
  render: function GivenByATestStory() {
    const [input, count] = useAnswers<Pick<RichSelectInput, 'options'>>('input', { options: beans });
    return <Given key={count} {...input} />;
  },
};

export const WithProblem: Story = { args: { problem: 'This kind has no journal.' } };

export const Disabled: Story = { args: { disabled: true, hint: 'The kind of a document in the trash stays.' } };

export const InADialog: Story = {
  render: (args) => (
    <Dialog open title="Change the kind" onClose={() => undefined}>
      <OpenOnMount>
        <Example {...args} />
      </OpenOnMount>
    </Dialog>
  ),
};
