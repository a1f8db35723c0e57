// Stories of tabs.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { TextArea } from '../field/TextArea.tsx';
import { Tabs, type TabsProps } from './Tabs.tsx';

const panel = (text: string) => () => <p>{text}</p>;

const meta = {
  title: 'UI/Tabs',
  component: Tabs<string>,
  args: {
    label: 'Document',
    tabs: [
      { id: 'read', label: 'Read', panel: panel('Mood state effects of chocolate') },
      { id: 'cite', label: 'Cite', panel: panel('Parker et al. (2006)') },
      { id: 'history', label: 'History', count: 12, panel: panel('Changed twelve times') },
    ],
    selected: 'read',
    onSelect: () => undefined,
  },
  render: function Example(args: TabsProps<string>) {
    const [selected, setSelected] = useState(args.selected);
    return <Tabs {...args} selected={selected} onSelect={setSelected} />;
  },
} satisfies Meta<typeof Tabs<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};

export const OneDisabled: Story = {
  args: {
    tabs: [
      { id: 'read', label: 'Read', panel: panel('Mood state effects of chocolate') },
      { id: 'files', label: 'Files', disabled: true, panel: panel('There is no file') },
      { id: 'history', label: 'History', panel: panel('Changed twelve times') },
    ],
  },
};

/** Text typed in a panel is still there when its tab is selected again. */
export const KeepsItsPanels: Story = {
  args: {
    tabs: [
      { id: 'notes', label: 'Notes', panel: () => <TextArea aria-label="Notes" /> },
      { id: 'history', label: 'History', panel: panel('Changed twelve times') },
    ],
    selected: 'notes',
  },
};

/** More tabs than fit: the row scrolls. */
export const Many: Story = {
  args: {
    tabs: ['Read', 'Cite', 'Files', 'Notes', 'Groups', 'Related documents', 'Cited by', 'Citations', 'History'].map(
      (label) => ({ id: label, label, panel: panel(label) }),
    ),
    selected: 'Read',
  },
};
