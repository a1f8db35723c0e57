// Stories of the groups pane: a tree, several selected groups, filtered, empty, loading and failed.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { presentGroup } from '#src/stories/storyGroups.ts';
import { StoryLibrary, type StoryLibraryProps } from '#src/stories/StoryLibrary.tsx';
import type { GroupSelection } from '../data/groupSelection.ts';
import { GroupsPane } from './GroupsPane.tsx';
import { useGroups } from './useGroups.ts';

interface PaneProps {
  chosen?: readonly string[];
  /** The initial filter. */
  filter?: string;
  rename?: boolean;
}

/** The pane with its own selection state. */
function Pane({ chosen = [], filter, rename = false }: PaneProps) {
  const groups = useGroups('usr_ada');
  const [selection, setSelection] = useState<GroupSelection>({ ids: chosen, all: false });
  useState(() => {
    if (filter !== undefined) groups.actor.send({ type: 'filter.changed', filter });
    if (rename) groups.actor.send({ type: 'rename', id: 'grp_walls', name: 'Behind paywalls' });
  });
  return (
    <div style={{ display: 'flex', flexDirection: 'column', width: 240, height: 480, padding: 8 }}>
      <GroupsPane groups={groups} selection={selection} onSelect={setSelection}>
        {null}
      </GroupsPane>
    </div>
  );
}

const meta = {
  title: 'Features/Groups',
  component: Pane,
} satisfies Meta<typeof Pane>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The pane with a library like this. */
const over =
  (library: Omit<StoryLibraryProps, 'children'>): NonNullable<Story['render']> =>
  (props) => (
    <StoryLibrary {...library}>
      <Pane {...props} />
    </StoryLibrary>
  );

export const Tree: Story = { args: { chosen: ['grp_chocolate'] }, render: over({}) };

export const Several: Story = { args: { chosen: ['grp_walls', 'grp_tex'] }, render: over({}) };

export const Filtered: Story = { args: { filter: 'me' }, render: over({}) };

export const NothingFound: Story = { args: { filter: 'white' }, render: over({}) };

export const Renaming: Story = { args: { rename: true }, render: over({}) };

export const Empty: Story = { render: over({ groups: [] }) };

export const OnTheirWay: Story = { render: over({ outcomeOf: () => 'waiting' }) };

export const Failed: Story = { render: over({ outcomeOf: () => 'failing' }) };

/** Only visible groups are rendered. */
export const TwoThousand: Story = {
  render: over({
    groups: Array.from({ length: 2000 }, (_, index) => presentGroup('ExplicitGroup', `grp_${index}`, `Group ${index}`)),
  }),
};
