// The parent of a group, and how its place in the tree affects its content.
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
import { groupFormTexts } from './groupFormTexts.ts';
import { groupActionTexts } from '../tree/groupActionTexts.ts';

const texts = groupFormTexts.place;
const top = { value: '', label: groupActionTexts.place.top };

export interface PlaceFieldsProps {
  /** All stored groups, parents before children. */
  groups: readonly GroupRecord[];
  /** The group being edited: neither it nor its descendants can be its parent. Null for a new group. */
  ownId: string | null;
  values: Pick<FrameValues, 'parentId' | 'hierarchy'>;
  onChange: (change: Partial<FrameValues>) => void;
  problemOf: ProblemOf;
}

/** Renders the fields. */
export function PlaceFields({ groups, ownId, values: { parentId, hierarchy }, onChange, problemOf }: PlaceFieldsProps) {
  const parents = useMemo(() => [top, ...parentsFor(buildTree(groups), ownId)], [groups, ownId]);
  const parent = groups.find(({ id }) => id === parentId);
  return (
    <>
      <Field label={texts.parent} problem={problemOf('parentId')}>
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
        label={texts.documents}
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

/** The three options, in words that name the parent; the top level has none. */
function hierarchies(parent: string | null): readonly RadioOption<GroupHierarchy>[] {
  return [
    {
      value: 'independent',
      label: texts.independent,
      hint: parent === null ? texts.independentHint : texts.independentOf(parent),
    },
    {
      value: 'intersection',
      label: texts.intersection,
      hint: parent === null ? texts.intersectionHint : texts.intersectionWith(parent),
    },
    { value: 'union', label: texts.union, hint: texts.unionHint },
  ];
}
