// Menus in every state that a person can see. `Opened` opens each by itself, as a person would by keyboard.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { answerOf } from '../stories/answers.ts';
import { Opened } from '../stories/Opened.tsx';
import { useAnswers } from '../stories/useAnswers.ts';
import { Menu, type MenuProps } from './Menu.tsx';
import { fetchMenuPopup } from './useMenu.ts';
import type { MenuItem } from './menuItems.ts';

const nothing = () => undefined;

const actions: readonly MenuItem[] = [
  { id: 'subgroup', label: 'New subgroup', icon: 'plus', shortcut: 'N', onSelect: nothing },
  { id: 'edit', label: 'Edit', icon: 'edit', shortcut: 'E', onSelect: nothing },
  { id: 'export', label: 'Export', icon: 'upload', onSelect: nothing },
  'separator',
  { id: 'delete', label: 'Delete', icon: 'trash', shortcut: 'Del', tone: 'danger', onSelect: nothing },
];

/** Says below what was chosen last. */
function Told({ items, ...rest }: MenuProps) {
  const [chosen, setChosen] = useState('');
  const telling = (item: MenuItem): MenuItem => {
    if (item === 'separator') return item;
    if (item.kind === 'group' || item.kind === 'submenu') {
      return { ...item, items: item.items.map(telling) } as MenuItem;
    }
    return { ...item, onSelect: () => setChosen(item.label) };
  };
  return (
    <>
      <Menu {...rest} items={items.map(telling)} />
      <p role="status">{chosen === '' ? 'Nothing chosen' : `Chosen: ${chosen}`}</p>
    </>
  );
}

const meta = {
  title: 'UI/Menu',
  component: Menu,
  args: { label: 'More', items: actions, placement: 'bottom-start' },
  render: (args) => <Told {...args} />,
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = (render: NonNullable<Story['render']>): NonNullable<Story['render']> =>
  function OpenedStory(args, context) {
    return <Opened>{render(args, context)}</Opened>;
  };
const openStory: Story = { render: opened((args) => <Told {...args} />) };

export const Closed: Story = {};

export const Open: Story = openStory;

export const IconOnly: Story = { ...openStory, args: { label: 'More about this group', icon: 'more', iconOnly: true } };

export const WithHeading: Story = { ...openStory, args: { heading: 'ada.lovelace@example.org' } };

/** They can be come to, so that everybody knows that they exist. */
export const Disabled: Story = {
  ...openStory,
  args: {
    items: [
      { id: 'up', label: 'Move up', icon: 'arrowUp', disabled: true, onSelect: nothing },
      { id: 'down', label: 'Move down', icon: 'arrowDown', onSelect: nothing },
    ],
  },
};

/** Space changes a choice and leaves the menu open; Enter and a press close it. */
export const Choices: Story = {
  render: opened(function ChoicesStory(args) {
    const [columns, setColumns] = useState<readonly string[]>(['Year']);
    const [density, setDensity] = useState('Comfortable');
    const column = (label: string): MenuItem => ({
      id: label,
      label,
      kind: 'checkbox',
      checked: columns.includes(label),
      onSelect: () => {
        setColumns((before) => (before.includes(label) ? before.filter((each) => each !== label) : [...before, label]));
      },
    });
    return (
      <Menu
        {...args}
        label="View"
        items={[
          column('Year'),
          column('Venue'),
          'separator',
          {
            kind: 'group',
            id: 'density',
            label: 'Density',
            items: ['Comfortable', 'Compact'].map((label) => ({
              id: label,
              label,
              kind: 'radio',
              checked: density === label,
              onSelect: () => setDensity(label),
            })),
          },
        ]}
      />
    );
  }),
};

const nested: readonly MenuItem[] = [
  { id: 'open', label: 'Open', onSelect: nothing },
  {
    id: 'sort',
    kind: 'submenu',
    label: 'Sort by',
    items: [
      { id: 'title', label: 'Title', onSelect: nothing },
      { id: 'year', label: 'Year', onSelect: nothing },
      {
        id: 'people',
        kind: 'submenu',
        label: 'People',
        items: [
          { id: 'family', label: 'Family name', onSelect: nothing },
          { id: 'given', label: 'Given name', onSelect: nothing },
        ],
      },
    ],
  },
  {
    id: 'copy',
    kind: 'submenu',
    label: 'Copy as',
    items: [
      { id: 'bibtex', label: 'BibTeX', onSelect: nothing },
      { id: 'citation', label: 'Citation', onSelect: nothing },
    ],
  },
  'separator',
  { id: 'remove', label: 'Remove', tone: 'danger', icon: 'trash', onSelect: nothing },
];

export const Submenus: Story = { ...openStory, args: { items: nested } };

/** What does not fit scrolls. */
export const Long: Story = {
  ...openStory,
  args: {
    label: 'More fields',
    icon: 'plus',
    items: Array.from({ length: 40 }, (_, index) => ({
      id: `field-${index}`,
      label: `Field ${index + 1}`,
      onSelect: nothing,
    })),
  },
};

export const LongText: Story = {
  ...openStory,
  args: {
    items: [
      {
        id: 'long',
        label: 'Copy the citation of “Cacao and the heart, a review of forty years”',
        shortcut: 'C',
        onSelect: nothing,
      },
    ],
  },
};

/** Above the dialog; Escape closes the menu first. */
export const InADialog: Story = {
  render: function InADialogStory(args) {
    const [isOpen, setOpen] = useState(true);
    return (
      <Dialog open={isOpen} title="Chocolate" onClose={() => setOpen(false)}>
        <Opened>
          <Told {...args} />
        </Opened>
      </Dialog>
    );
  },
};

/** Opens when the mouse rests on it, and follows it. */
export const OnHover: Story = { args: { trigger: 'hover', items: nested } };

/** Its code comes when a test says so, and the focus has somewhere else to go. A test may begin with another one. */
const waiting: Story = {
  args: {
    fetchPopup: async () => {
      await answerOf('loadContent');
      return fetchMenuPopup();
    },
  },
  render: function WaitingStory(args) {
    const [, count] = useAnswers('input', null);
    return (
      <>
        <Told key={count} {...args} />
        <Button>Elsewhere</Button>
      </>
    );
  },
};

export const Waiting: Story = waiting;

export const WaitingOnHover: Story = { ...waiting, args: { ...waiting.args, trigger: 'hover' } };
