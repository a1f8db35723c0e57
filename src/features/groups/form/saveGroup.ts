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
 * Saves. Once begun it is not given up: what was made is said, also to who has gone on meanwhile. Rejects when there was no answer, and
 * what may have been saved is looked for; nothing is made twice by saving again.
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
    // It may have been made by a request that had no answer, as it was typed then.
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
