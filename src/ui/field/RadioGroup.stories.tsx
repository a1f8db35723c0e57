// One of a few in sight: short ones, ones that need a word more, and long ones that are compared.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { RadioGroup, type RadioGroupProps, type RadioOption } from './RadioGroup.tsx';

const kinds: readonly RadioOption<string>[] = [
  { value: 'article', label: 'Article', hint: 'In a journal, a magazine or a newspaper' },
  { value: 'thesis', label: 'Thesis' },
  { value: 'other', label: 'Something else', hint: 'A book, a report, a page of the web' },
];

const meta = {
  title: 'UI/RadioGroup',
  component: RadioGroup<string>,
  args: { label: 'What is it?', options: kinds, value: 'article', onChange: () => undefined },
  render: function Example(args: RadioGroupProps<string>) {
    const [value, setValue] = useState(args.value);
    return <RadioGroup {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof RadioGroup<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};

export const NoneChosen: Story = { args: { value: null } };

export const Hint: Story = { args: { hint: 'It can be changed later.' } };

export const Problem: Story = { args: { value: null, problem: 'Choose one to go on.' } };

export const OneDisabled: Story = {
  args: { options: kinds.map((kind) => ({ ...kind, disabled: kind.value === 'thesis' })) },
};

/** Many, in sections: still one group, in which the arrow keys go from one section to the next. */
export const Sections: Story = {
  args: {
    options: [
      { value: 'article', label: 'Article', section: 'In something larger' },
      { value: 'chapter', label: 'Chapter', section: 'In something larger' },
      { value: 'book', label: 'Book', section: 'By itself' },
      { value: 'thesis', label: 'Thesis', section: 'By itself', hint: 'Of a bachelor, a master or a doctor' },
    ],
  },
};

export const Disabled: Story = { args: { disabled: true, hint: 'Somebody else is changing it.' } };

export const LabelBeside: Story = { args: { layout: 'beside' } };

/** Long texts in frames, as where two edits of one field are compared. */
export const Cards: Story = {
  args: {
    label: 'Abstract',
    appearance: 'cards',
    lead: 'Before: Chocolate has a strong appeal.',
    options: [
      {
        value: 'mine',
        label: 'Yours',
        hint: 'Chocolate has a strong hedonic appeal. We review its properties and the principal hypotheses addressing its appetitive effects.',
      },
      { value: 'theirs', label: 'Theirs', hint: 'Chocolate has a strong appeal, and was once a medicine.' },
    ],
    value: 'mine',
  },
};
