// Saves the group of a form, shows a message with "Undo", and returns the outcome to the form.
import type { Problem } from '#machines/problem.ts';
import type { GroupSaveOutcome, GroupToSave } from '#machines/groupForm/groupFormTypes.ts';
import { createGroup } from '../mutations/createGroup.ts';
import { type GroupChange, type GroupOutcome, renewGroups } from '../mutations/groupOutcome.ts';
import { newStep, tellGroupChange } from '../mutations/sayChange.ts';
import { updateGroup } from '../mutations/updateGroup.ts';
import { createInput, updateInput } from './groupFormInput.ts';
import { problemsInForm } from './problemsInForm.ts';
import { groupFormTexts } from './groupFormTexts.ts';

/**
 * Saves the group. The request is never cancelled: the result is reported even if the person has moved on. Rejects if there was no answer; then lists and
 * groups are fetched again, because the group may have been saved. Saving again never creates it twice.
 */
export async function saveGroup(change: GroupChange, group: GroupToSave): Promise<GroupSaveOutcome> {
  return save(change, group).catch((error: unknown) => {
    renewGroups(change);
    throw error;
  });
}

async function save(
  change: GroupChange,
  { target, values, before, key, unanswered }: GroupToSave,
): Promise<GroupSaveOutcome> {
  const name = values.name.trim();
  if (target.kind === 'create') {
    const outcome = await createGroup(change, createInput(values), key);
    if (outcome.kind === 'refused') {
      const refusal = describeRefusal(change, outcome);
      return outcome.code === 'NOT_FOUND' ? { kind: 'problems', problems: [placeless] } : refusal;
    }
    // A request without an answer may have created the group with the values typed then.
    const later = updateInput(outcome.id, unanswered, values);
    const correction = newStep();
    const corrected = later ? await updateGroup(change, later, correction) : outcome;
    if (corrected.kind === 'refused') return describeRefusal(change, corrected);
    tellGroupChange(change, outcome.id, groupFormTexts.dialog.created(name), later ? [key, correction] : [key]);
    return { kind: 'saved', id: outcome.id };
  }
  const { id } = target;
  const input = updateInput(id, [before, ...unanswered], values);
  if (input === null) return { kind: 'saved', id };
  const step = newStep();
  const outcome = await updateGroup(change, input, step);
  if (outcome.kind === 'refused') return describeRefusal(change, outcome);
  tellGroupChange(change, id, groupFormTexts.dialog.saved(name), [step]);
  return { kind: 'saved', id };
}

const placeless: Problem = { path: ['parentId'], message: groupFormTexts.dialog.parentGone };

function describeRefusal(
  change: GroupChange,
  { code, message, problems }: Extract<GroupOutcome, { kind: 'refused' }>,
): GroupSaveOutcome {
  if (code === 'NOT_FOUND') renewGroups(change);
  return code === 'BAD_USER_INPUT' && problems.length > 0
    ? { kind: 'problems', problems: problemsInForm(problems) }
    : { kind: 'refused', message };
}
