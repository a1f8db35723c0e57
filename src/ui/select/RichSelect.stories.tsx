// Stories of the searchable select in every state.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type {
  OptionsPage,
  OptionsRequest,
  RichSelectInput,
  SelectOption,
} from '#machines/richSelect/richSelectTypes.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { Field, type FieldProps } from '../field/Field.tsx';
import { Icon } from '../icon/Icon.tsx';
import { answerOf } from '../stories/answers.ts';
import { useAnswers } from '../stories/useAnswers.ts';
import { OpenOnMount } from '../stories/OpenOnMount.tsx';
import { RichSelect, type RichSelectProps } from './RichSelect.tsx';
import { beans, journals, manyOptions } from '../stories/selectOptions.ts';

interface ExampleProps
  extends
    Omit<FieldProps, 'children' | 'label'>,
    Pick<
      RichSelectProps,
      | 'options'
      | 'fetchOptions'
      | 'multiple'
      | 'creatable'
      | 'clearable'
      | 'minimumCharacters'
      | 'placeholder'
      | 'signOf'
    > {
  label?: string;
  chosen?: readonly SelectOption[];
}

function Example({
  options,
  fetchOptions,
  multiple,
  creatable,
  clearable,
  minimumCharacters,
  placeholder,
  signOf,
  chosen = [],
  label = 'Journal',
  ...field
}: ExampleProps) {
  const [value, setValue] = useState(chosen);
  return (
    <Field label={label} {...field}>
      {(control) => (
        <RichSelect
          {...control}
          {...{ options, fetchOptions, multiple, creatable, clearable, minimumCharacters, placeholder, signOf }}
          value={value}
          onChange={setValue}
        />
      )}
    </Field>
  );
}

const meta = { title: 'UI/RichSelect', component: Example, args: { options: journals } } satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the list and, if given, types the query. */
const openWith = (query?: string): Pick<Story, 'render'> => ({
  render: (args) => (
    <OpenOnMount query={query}>
      <Example {...args} />
    </OpenOnMount>
  ),
});
const opened = openWith();

const first = journals.slice(0, 1);
const fetched = { options: undefined };
const none: readonly SelectOption[] = [];

/** Answered by tests only. */
const ask = (request: OptionsRequest, signal: AbortSignal) => answerOf<OptionsPage>('fetchOptions', request, signal);
const answer = (page: OptionsPage) => () => Promise.resolve(page);
const refuse = () => Promise.reject(new Error('Network request failed'));

export const Single: Story = {};

export const Chosen: Story = { args: { chosen: first } };

export const Searched: Story = { ...openWith('jour'), args: { chosen: first } };

export const Multiple: Story = { ...opened, args: { multiple: true, chosen: journals.slice(0, 2) } };

export const NothingFound: Story = openWith('Cocoa');

export const Tags: Story = {
  args: {
    label: 'Keywords',
    options: undefined,
    multiple: true,
    creatable: true,
    placeholder: 'Add a keyword',
    chosen: ['mood', 'affective disorders'].map((word) => ({ value: word, label: word })),
  },
};

export const TagToAdd: Story = { ...openWith('chocolate'), args: Tags.args ?? {} };

export const OneOrAnother: Story = {
  ...openWith('cri'),
  args: { label: 'Bean', options: beans, creatable: true },
};

export const Signs: Story = { ...opened, args: { chosen: first, signOf: () => <Icon name="book" size="sm" /> } };

export const GroupsAndDisabledOptions: Story = { ...opened, args: { label: 'Bean', options: beans } };

export const TenThousand: Story = { ...opened, args: { label: 'Document', options: manyOptions } };

/** A test answers its requests. */
export const Fetched: Story = { args: { ...fetched, fetchOptions: ask } };

function Given({ source, options, ...kind }: RichSelectInput) {
  const [given] = useAnswers('options', options ?? none);
  return <Example label="Bean" {...kind} {...(source === 'local' ? { options: given } : { fetchOptions: ask })} />;
}

/** A test sets the kind, changes the options, and answers the requests. */
export const GivenByATest: Story = {
  render: function GivenByATestStory() {
    const [input, count] = useAnswers<RichSelectInput>('input', { source: 'local', options: beans });
    return <Given key={count} {...input} />;
  },
};

export const TooShort: Story = { ...opened, args: { ...fetched, fetchOptions: ask, minimumCharacters: 3 } };

export const Loading: Story = { ...opened, args: { ...fetched, fetchOptions: ask } };

export const Searching: Story = { ...openWith('cocoa'), args: { ...fetched, fetchOptions: ask } };

export const NoneFetched: Story = {
  ...openWith('cocoa'),
  args: { ...fetched, fetchOptions: answer({ options: [], next: null }) },
};

export const LoadingMore: Story = {
  ...opened,
  args: {
    ...fetched,
    fetchOptions: ({ cursor }, signal) =>
      cursor === null
        ? Promise.resolve({ options: journals.slice(0, 3), next: 'the next' })
        : ask({ query: '', cursor }, signal),
  },
};

export const Failed: Story = { ...opened, args: { ...fetched, fetchOptions: refuse } };

export const FailedMore: Story = {
  ...opened,
  args: {
    ...fetched,
    fetchOptions: ({ cursor }) =>
      cursor === null ? Promise.resolve({ options: journals.slice(0, 3), next: 'the next' }) : refuse(),
  },
};

export const WithProblem: Story = { args: { chosen: first, problem: 'This journal is not in the library.' } };

export const Disabled: Story = { args: { chosen: first, disabled: true, hint: 'Nothing changes in the trash.' } };

export const DisabledTags: Story = { args: { ...Tags.args, disabled: true } };

export const InADialog: Story = {
  render: (args) => (
    <Dialog open title="Move the article" onClose={() => undefined}>
      <OpenOnMount>
        <Example {...args} />
      </OpenOnMount>
    </Dialog>
  ),
};
