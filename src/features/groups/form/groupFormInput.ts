// The form's data for the API: a whole group, or its differences from another.
import { hierarchyTypes, toRuleInput } from '#bibliography/groups/groupInput.ts';
import type { FilledGroupRule } from '#bibliography/groups/groupRule.ts';
import type { CountQuestion } from '#machines/groupCount/groupCountTypes.ts';
import type { GroupFormValues } from '#machines/groupForm/groupFormTypes.ts';
import { changedNames, frameOf, ruleOf } from '#machines/groupForm/groupFormValues.ts';
import type { CreateGroupInput } from '../mutations/createGroup.ts';
import type { UpdateGroupInput } from '../mutations/updateGroup.ts';

/** The rule under the name of its kind. */
function ruleInput(rule: FilledGroupRule, isThere: boolean) {
  const input = toRuleInput(rule, []);
  // Whoever was put there before it became another kind is in it again.
  return isThere && 'explicitGroup' in input
    ? { explicitGroup: { ...input.explicitGroup, keepDocuments: true } }
    : input;
}

/** A new group of these values. */
export function createInput(values: GroupFormValues): CreateGroupInput {
  const { hierarchy, ...frame } = frameOf(values);
  return {
    ...frame,
    parentId: values.parentId,
    hierarchyType: hierarchyTypes[hierarchy],
    ...ruleInput(ruleOf(values), false),
  };
}

/** What differs between the group `id` as it may be, in one of several states, and as it is to be; null if nothing does. */
export function updateInput(
  id: string,
  perhaps: readonly GroupFormValues[],
  now: GroupFormValues,
): UpdateGroupInput | null {
  const changes = perhaps.map((before) => changesSince(before, now));
  const change = Object.assign({}, ...changes) as ReturnType<typeof changesSince>;
  return Object.keys(change).length === 0 ? null : { id, ...change };
}

function changesSince(before: GroupFormValues, now: GroupFormValues): Omit<UpdateGroupInput, 'id'> {
  const frame = frameOf(now);
  const changed = changedNames(frameOf(before), frame);
  const hasOtherRule = now.kind !== before.kind || JSON.stringify(ruleOf(now)) !== JSON.stringify(ruleOf(before));
  return {
    ...Object.fromEntries(changed.filter((name) => name !== 'hierarchy').map((name) => [name, frame[name]])),
    ...(changed.includes('hierarchy') && { hierarchyType: hierarchyTypes[frame.hierarchy] }),
    ...(now.displayName !== before.displayName && { displayName: now.displayName }),
    ...(now.parentId !== before.parentId && { parentId: now.parentId }),
    ...(hasOtherRule && ruleInput(ruleOf(now), true)),
  };
}

/** What is asked to be counted; the name does not matter, but there has to be one. */
export function previewInput({ id, parentId, hierarchy, rule }: CountQuestion): CreateGroupInput {
  return {
    name: 'Preview',
    parentId,
    hierarchyType: hierarchyTypes[hierarchy],
    ...ruleInput(rule, id !== null),
  };
}
