// Undoes several steps and adds up the results.
import type { Environment } from 'relay-runtime';
import type { Refusal } from './codedError.ts';
import { undoStep } from './undoStep.ts';

export interface StepsUndone {
  readonly kind: 'done';
  /** How many documents and groups were restored to their former state. */
  readonly count: number;
  /** How many were kept as they are, and the ids of the first of these. */
  readonly left: { readonly documents: number; readonly groups: number; readonly ids: readonly string[] };
  /** The steps that redo it, the last one first; null if some part cannot be redone. */
  readonly again: readonly string[] | null;
}

export interface StepRefused extends Pick<Refusal, 'code' | 'message'> {
  readonly kind: 'refused';
  /** Some of the steps had been undone before. */
  readonly isPart: boolean;
}

/** Undoes the last step first. Rejects if there is no answer; repeating it is safe, and gives the same answer. */
export async function revertSteps(
  environment: Environment,
  steps: readonly string[],
  signal?: AbortSignal,
): Promise<StepsUndone | StepRefused> {
  const ids = new Set<string>();
  const again: string[] = [];
  let [count, documents, groups] = [0, 0, 0];
  let isWhole = true;
  for (const [index, id] of steps.toReversed().entries()) {
    const outcome = await undoStep(environment, id, signal);
    if (outcome.kind === 'refused') {
      const { code, message } = outcome;
      return { kind: 'refused', code, message, isPart: index > 0 };
    }
    const { undo } = outcome.data;
    if (!undo) throw new Error('The server did not return the result');
    count += undo.count;
    documents += undo.leftCount - undo.leftGroupCount;
    groups += undo.leftGroupCount;
    for (const each of undo.left) ids.add(each);
    if (undo.undo != null) again.push(undo.undo);
    // A step with nothing left to undo needs no redo.
    else if (undo.count > 0) isWhole = false;
  }
  return { kind: 'done', count, left: { documents, groups, ids: [...ids] }, again: isWhole ? again : null };
}
