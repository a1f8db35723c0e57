// Content of any kind beside its button, in every state that a person can see; and what its browser tests need.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Checkbox } from '../field/Checkbox.tsx';
import { Opened } from '../stories/Opened.tsx';
import { Dropdown, type DropdownProps } from './Dropdown.tsx';

function Columns(props: Omit<DropdownProps, 'children'>) {
  const [year, setYear] = useState(true);
  return (
    <Dropdown {...props}>
      {(close) => (
        <>
          <Checkbox label="Year" checked={year} onChange={({ target }) => setYear(target.checked)} />
          <p>Columns that do not fit are left out.</p>
          <Button onClick={close}>Done</Button>
        </>
      )}
    </Dropdown>
  );
}

const meta = {
  title: 'UI/Dropdown',
  component: Columns,
  args: { label: 'Columns' },
} satisfies Meta<typeof Columns>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  render: (args) => (
    <Opened>
      <Columns {...args} />
    </Opened>
  ),
};

export const OnHover: Story = { args: { trigger: 'hover' } };

export const IconOnly: Story = { args: { icon: 'more', iconOnly: true } };
