// Converts the form's values to the API's input: a whole group, or the differences from the stored one.
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
  // Changing the kind back restores the documents that were in the group before.
  return isThere && 'explicitGroup' in input
    ? { explicitGroup: { ...input.explicitGroup, keepDocuments: true } }
    : input;
}

/** The input for a new group with these values. */
export function createInput(values: GroupFormValues): CreateGroupInput {
  const { hierarchy, ...frame } = frameOf(values);
  return {
    ...frame,
    parentId: values.parentId,
    hierarchyType: hierarchyTypes[hierarchy],
    ...ruleInput(ruleOf(values), false),
  };
}

/** The differences between the new values and the group's possible states on the server; null if there are none. */
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

/** The input for counting. The API requires a name, though it doesn't matter here. */
export function previewInput({ id, parentId, hierarchy, rule }: CountQuestion): CreateGroupInput {
  return {
    name: 'Preview',
    parentId,
    hierarchyType: hierarchyTypes[hierarchy],
    ...ruleInput(rule, id !== null),
  };
}
