// Makes or changes the group of a form, says so with a way back, and tells the form what became of it.
import type { Environment } from 'relay-runtime';
import type { GroupSaveOutcome, GroupToSave } from '#machines/groupForm/groupFormTypes.ts';
import { messageOf } from '#machines/problem.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { createGroup } from '../mutations/createGroup.ts';
import { deleteGroup } from '../mutations/deleteGroup.ts';
import type { GroupOutcome } from '../mutations/groupOutcome.ts';
import { updateGroup } from '../mutations/updateGroup.ts';
import { createInput, updateInput } from './groupInput.ts';
import { problemsInForm } from './problemsInForm.ts';

/** Where the group is: in whose library. */
export interface GroupPlace {
  environment: Environment;
  userId: string;
}

/** Saves. Once begun it is not given up: what was made is said, also to who has gone on meanwhile. Rejects when there was no answer. */
export async function saveGroup(place: GroupPlace, { target, values, before }: GroupToSave): Promise<GroupSaveOutcome> {
  const name = values.name.trim();
  if (target.kind === 'create') {
    const outcome = await createGroup(place, createInput(values));
    if (outcome.kind === 'refused') return describeRefusal(outcome);
    say(outcome.id, `“${name}” created`, () => deleteGroup(place, outcome.id));
    return { kind: 'saved', id: outcome.id };
  }
  const { id } = target;
  const input = updateInput(id, before, values);
  if (input === null) return { kind: 'saved', id };
  const outcome = await updateGroup(place, input);
  if (outcome.kind === 'refused') return describeRefusal(outcome);
  const back = updateInput(id, values, before);
  say(id, `“${name}” saved`, () => (back ? updateGroup(place, back) : Promise.resolve({ kind: 'done', id })));
  return { kind: 'saved', id };
}

/** Says what was done; what was done can be taken back from the message. */
function say(id: string, message: string, takeBack: () => Promise<GroupOutcome>): void {
  toast({ tone: 'success', message, key: id, action: { label: 'Undo', run: () => undo(takeBack) } });
}

async function undo(takeBack: () => Promise<GroupOutcome>): Promise<void> {
  const outcome = await takeBack().catch((error: unknown) => {
    throw new Error(`Not undone: ${messageOf(error)}. The group is as you saved it.`);
  });
  if (outcome.kind === 'refused') throw new Error(`Not undone: ${outcome.message}`);
}

function describeRefusal({ code, message, problems }: Extract<GroupOutcome, { kind: 'refused' }>): GroupSaveOutcome {
  return code === 'BAD_USER_INPUT' && problems.length > 0
    ? { kind: 'problems', problems: problemsInForm(problems) }
    : { kind: 'refused', message };
}
