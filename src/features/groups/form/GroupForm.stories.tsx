// Stories of the group dialog for each kind and state. The machines are set to a state and stopped; nothing is requested.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createActor, type StateValueFrom } from 'xstate';
import type { FilledGroupKind, FilledGroupRule } from '#bibliography/groups/groupRule.ts';
import { groupCountMachine } from '#machines/groupCount/groupCountMachine.ts';
import type { GroupCountContext } from '#machines/groupCount/groupCountTypes.ts';
import { groupFormMachine } from '#machines/groupForm/groupFormMachine.ts';
import type { FrameValues, GroupFormContext } from '#machines/groupForm/groupFormTypes.ts';
import { emptyValues, withRule } from '#machines/groupForm/groupFormValues.ts';
import type { GroupRecord } from '../data/groupNode.ts';
import { GroupFormView } from './GroupFormView.tsx';

const group = (id: string, name: string, parentId: string | null): GroupRecord => ({
  id,
  name,
  parentId,
  kind: 'explicit',
  isMade: false,
  hasChildren: parentId === null,
  isExpanded: true,
  color: null,
  icon: null,
  hierarchy: 'independent',
  problem: null,
});

const groups = [
  group('chocolate', 'Chocolate', null),
  group('toRead', 'To read', 'chocolate'),
  group('teaching', 'For teaching', null),
];

interface FormAtProps {
  kind: FilledGroupKind;
  rule?: FilledGroupRule;
  frame?: Partial<FrameValues>;
  /** The story shows an existing group. */
  isThere?: boolean;
  state?: StateValueFrom<typeof groupFormMachine>;
  context?: Partial<GroupFormContext>;
  counting?: StateValueFrom<typeof groupCountMachine>;
  counted?: Partial<GroupCountContext>;
}

function FormAt({
  kind,
  rule,
  frame,
  isThere = false,
  state = { editing: 'filling' },
  context,
  counting = 'counted',
  counted,
}: FormAtProps) {
  const [actors] = useState(() => {
    const begun = { ...emptyValues('chocolate'), kind, ...frame };
    const values = rule ? withRule(begun, rule) : begun;
    return {
      form: createActor(groupFormMachine, {
        input: { target: { kind: 'create', parentId: null }, key: 'key_1' },
        snapshot: groupFormMachine.resolveState({
          value: state,
          context: {
            target: isThere ? { kind: 'edit', id: 'toRead' } : { kind: 'create', parentId: 'chocolate' },
            key: 'key_1',
            values,
            before: values,
            unanswered: [],
            problems: [],
            message: null,
            savedId: null,
            ...context,
          },
        }),
      }),
      count: createActor(groupCountMachine, {
        snapshot: groupCountMachine.resolveState({
          value: counting,
          context: {
            question: null,
            count: { documentCount: 12, missingKeys: [], uncitedKeys: [] },
            problems: [],
            message: null,
            ...counted,
          },
        }),
      }),
    };
  });
  return (
    <GroupFormView
      form={{ actor: actors.form, snapshot: actors.form.getSnapshot() }}
      count={{ actor: actors.count, snapshot: actors.count.getSnapshot() }}
      groups={groups}
    />
  );
}

const meta = { title: 'Features/GroupForm', component: FormAt } satisfies Meta<typeof FormAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByHand: Story = { args: { kind: 'explicit' } };

export const Keyword: Story = {
  args: {
    kind: 'wordKeyword',
    frame: { name: 'Mood' },
    rule: {
      kind: 'wordKeyword',
      field: 'keywords',
      searchExpression: 'mood',
      caseSensitive: false,
      keywordDelimiter: ',',
      onlySplitWordsAtDelimiter: true,
    },
  },
};

export const RegularExpression: Story = {
  args: {
    kind: 'regexKeyword',
    frame: { name: 'Chocolatiers' },
    rule: { kind: 'regexKeyword', field: 'title', searchExpression: 'chocolat(e|ier', caseSensitive: false },
    counting: 'idle',
  },
};

export const Search: Story = {
  args: {
    kind: 'search',
    frame: { name: 'Recent', hierarchy: 'intersection' },
    rule: { kind: 'search', searchExpression: 'author = smith and', caseSensitive: false, isRegEx: false },
    counting: 'idle',
  },
};

export const LastName: Story = {
  args: {
    kind: 'lastName',
    frame: { name: 'Curie' },
    rule: { kind: 'lastName', field: 'author', authorLastName: 'Curie' },
    counting: 'counting',
  },
};

export const AllKeywords: Story = { args: { kind: 'automaticKeyword', frame: { name: 'Keywords' } } };

export const AllPeople: Story = {
  args: {
    kind: 'automaticPersons',
    frame: { name: 'People' },
    rule: { kind: 'automaticPersons', field: 'supervisor' },
  },
};

export const CitedInAPaper: Story = {
  args: {
    kind: 'tex',
    frame: { name: 'thesis/chapter2' },
    rule: {
      kind: 'tex',
      paths: [{ deviceName: 'web', filePath: 'chapter2.aux' }],
      citedKeys: ['Curie_1903', 'Codd_1971', 'Parker_2006'],
    },
    counted: { count: { documentCount: 2, missingKeys: ['Codd_1971'], uncitedKeys: ['IPCC_2023', 'Solvay_1911'] } },
  },
};

export const Look: Story = {
  args: {
    kind: 'explicit',
    isThere: true,
    frame: {
      name: 'To read',
      color: '#4a80d8',
      icon: 'mdi:bookmark',
      description: 'What the seminar reads until Easter.',
    },
  },
};

export const Opening: Story = { args: { kind: 'explicit', isThere: true, state: 'opening' } };

export const Unavailable: Story = {
  args: { kind: 'explicit', isThere: true, state: 'unavailable', context: { message: 'Network request failed' } },
};

export const Gone: Story = {
  args: { kind: 'explicit', isThere: true, state: 'gone', context: { message: 'This group no longer exists.' } },
};

export const Refused: Story = {
  args: {
    kind: 'lastName',
    state: { editing: 'refused' },
    context: {
      problems: [
        { path: ['name'], message: 'Give the group a name.' },
        { path: ['authorLastName'], message: 'Which last name?' },
      ],
    },
    counting: 'idle',
  },
};

export const Failed: Story = {
  args: {
    kind: 'explicit',
    frame: { name: 'Seminar' },
    state: { editing: 'failed' },
    context: { message: 'Network request failed' },
    counting: 'failed',
    counted: { message: 'Network request failed' },
  },
};

export const Saving: Story = { args: { kind: 'explicit', frame: { name: 'Seminar' }, state: 'saving' } };
