// The tick in every state.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Checkbox } from './Checkbox.tsx';
import { FieldGroup } from './FieldGroup.tsx';

const meta = {
  title: 'UI/Checkbox',
  component: Checkbox,
  args: { label: 'Keep me informed' },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const On: Story = { args: { defaultChecked: true } };

/** Some of the groups under it are ticked: one press ticks all of them, the next none. */
export const Mixed: Story = {
  render: function Groups() {
    const [ticked, setTicked] = useState<readonly string[]>(['Read']);
    const names = ['To read', 'Read', 'Skimmed'];
    const toggle = (name: string) => {
      setTicked(ticked.includes(name) ? ticked.filter((each) => each !== name) : [...ticked, name]);
    };
    return (
      <FieldGroup label="Groups">
        <Checkbox
          label="All of them"
          checked={ticked.length === names.length}
          indeterminate={ticked.length > 0 && ticked.length < names.length}
          onChange={() => {
            setTicked(ticked.length === names.length ? [] : names);
          }}
        />
        {names.map((name) => (
          <div key={name}>
            <Checkbox
              label={name}
              checked={ticked.includes(name)}
              onChange={() => {
                toggle(name);
              }}
            />
          </div>
        ))}
      </FieldGroup>
    );
  },
};

export const Hint: Story = { args: { hint: 'One mail for each release, nothing else.' } };

export const Problem: Story = { args: { label: 'I have read the terms', problem: 'Tick this to go on.' } };

export const Disabled: Story = { args: { disabled: true, hint: 'Confirm your address first.' } };

export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } };

export const WithoutWords: Story = {
  args: { label: undefined, 'aria-label': 'Choose “Mood state effects of chocolate”' },
};

export const LongText: Story = {
  args: {
    label:
      'Send a copy of everything that is changed here to everybody who has been given access to this library, now or later',
    hint: 'They can turn it off for themselves. Nothing is sent between ten in the evening and six in the morning of their own place.',
  },
};
