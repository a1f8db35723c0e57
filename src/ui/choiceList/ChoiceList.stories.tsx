// A question with explained answers, in every state that a person can see.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChoiceList, type ListedChoice } from './ChoiceList.tsx';

const kinds: readonly ListedChoice<string>[] = [
  { value: 'article', icon: 'article', label: 'Journal article', hint: 'In a journal, with volume and pages' },
  { value: 'thesis', icon: 'thesis', label: 'Thesis', hint: 'PhD, master’s, bachelor’s' },
  { value: 'other', icon: 'globe', label: 'Other', hint: 'Books, reports, web pages and everything else' },
];

const meta = {
  title: 'UI/ChoiceList',
  component: ChoiceList,
  args: { 'aria-labelledby': 'question', choices: kinds, onChoose: () => undefined },
  decorators: (Story) => (
    <>
      <h2 id="question" style={{ marginBottom: 16 }}>
        What do you want to add?
      </h2>
      <Story />
    </>
  ),
} satisfies Meta<typeof ChoiceList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};

export const Asked: Story = { args: { takesFocus: true } };

export const WithoutHintsAndIcons: Story = { args: { choices: kinds.map(({ value, label }) => ({ value, label })) } };

export const OneDisabled: Story = {
  args: {
    choices: kinds.map((choice) =>
      choice.value === 'thesis' ? { ...choice, disabled: true, hint: 'Nobody has written one here yet' } : choice,
    ),
  },
};
