// Where a group stands, and what its place in the tree means for what it holds.
import { useMemo } from 'react';
import type { GroupHierarchy } from '#bibliography/groups/groupRule.ts';
import type { FrameValues } from '#machines/groupForm/groupFormTypes.ts';
import { Field } from '#src/ui/field/Field.tsx';
import { RadioGroup, type RadioOption } from '#src/ui/field/RadioGroup.tsx';
import { RichSelect } from '#src/ui/select/RichSelect.tsx';
import type { GroupRecord } from '../data/groupNode.ts';
import { buildTree } from '../data/groupTree.ts';
import { parentsFor } from '../data/places.ts';
import type { ProblemOf } from './formParts.ts';

const top = { value: '', label: 'The top of the tree' };

export interface PlaceFieldsProps {
  /** Every group that is stored, parents before children. */
  groups: readonly GroupRecord[];
  /** The group that is changed: neither itself nor what is below it can be above it. Null for a new one. */
  ownId: string | null;
  values: Pick<FrameValues, 'parentId' | 'hierarchy'>;
  onChange: (change: Partial<FrameValues>) => void;
  problemOf: ProblemOf;
}

/** Draws the fields. */
export function PlaceFields({ groups, ownId, values: { parentId, hierarchy }, onChange, problemOf }: PlaceFieldsProps) {
  const parents = useMemo(() => [top, ...parentsFor(buildTree(groups), ownId)], [groups, ownId]);
  const parent = groups.find(({ id }) => id === parentId);
  return (
    <>
      <Field label="Below" problem={problemOf('parentId')}>
        {(control) => (
          <RichSelect
            {...control}
            clearable={false}
            clearsOnEscape={false}
            options={parents}
            value={parents.filter(({ value }) => value === (parentId ?? ''))}
            onChange={([chosen]) => {
              if (chosen) onChange({ parentId: chosen.value === '' ? null : chosen.value });
            }}
          />
        )}
      </Field>
      <RadioGroup
        label="Documents"
        problem={problemOf('hierarchy')}
        options={hierarchies(parent?.name ?? null)}
        value={hierarchy}
        onChange={(chosen) => {
          onChange({ hierarchy: chosen });
        }}
      />
    </>
  );
}

/** The three ways, in words that name the group above; at the top there is none. */
function hierarchies(parent: string | null): readonly RadioOption<GroupHierarchy>[] {
  return [
    {
      value: 'independent',
      label: 'Its own',
      hint: parent === null ? 'Whatever the groups around it hold' : `Also those that are not in “${parent}”`,
    },
    {
      value: 'intersection',
      label: 'Those it shares with the group above',
      hint:
        parent === null
          ? 'At the top of the tree there is none above: all of its own'
          : `Only what is also in “${parent}”`,
    },
    { value: 'union', label: 'Its own and those of its subgroups', hint: 'And of theirs, down to the last' },
  ];
}
