// What is sent of the form: a whole group, or what differs from another.
import { hierarchyTypes, toRuleInput } from '#bibliography/groups/groupInput.ts';
import type { GroupRule } from '#bibliography/groups/groupRule.ts';
import type { CountQuestion } from '#machines/groupCount/groupCountTypes.ts';
import type { GroupFormValues } from '#machines/groupForm/groupFormTypes.ts';
import { changedNames, frameOf, ruleOf } from '#machines/groupForm/groupFormValues.ts';
import type { CreateGroupInput } from '../mutations/createGroup.ts';
import type { UpdateGroupInput } from '../mutations/updateGroup.ts';

/** The rule under the name of its kind; nothing of what only the desktop app fills, which stays as it is. */
function ruleInput(rule: GroupRule, isThere: boolean) {
  if (rule.kind === 'desktop') return {};
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

/** What differs between two states of the group `id`; null if nothing does. */
export function updateInput(id: string, before: GroupFormValues, now: GroupFormValues): UpdateGroupInput | null {
  const frame = frameOf(now);
  const changed = changedNames(frameOf(before), frame);
  const hasOtherRule = now.kind !== before.kind || JSON.stringify(ruleOf(now)) !== JSON.stringify(ruleOf(before));
  const change = {
    ...Object.fromEntries(changed.filter((name) => name !== 'hierarchy').map((name) => [name, frame[name]])),
    ...(changed.includes('hierarchy') && { hierarchyType: hierarchyTypes[frame.hierarchy] }),
    ...(now.displayName !== before.displayName && { displayName: now.displayName }),
    ...(now.parentId !== before.parentId && { parentId: now.parentId }),
    ...(hasOtherRule && ruleInput(ruleOf(now), true)),
  };
  return Object.keys(change).length === 0 ? null : { id, ...change };
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
