// Takes back steps that were made one after the other, and adds up what came of it.
import type { Environment } from 'relay-runtime';
import type { Refusal } from './codedError.ts';
import { undoStep } from './undoStep.ts';

export interface StepsUndone {
  readonly kind: 'done';
  /** How many documents and groups are again as they were. */
  readonly count: number;
  /** How many were left as they are, and the ids of the first of them. */
  readonly left: { readonly documents: number; readonly groups: number; readonly ids: readonly string[] };
  /** The steps that do it again, the one that was made last first; null where some of it cannot be done again. */
  readonly again: readonly string[] | null;
}

export interface StepRefused extends Pick<Refusal, 'code' | 'message'> {
  readonly kind: 'refused';
  /** Some of the steps were taken back before. */
  readonly isPart: boolean;
}

/** Takes the last one back first. Rejects when there was no answer; once more is harmless, and is answered the same. */
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
    if (!undo) throw new Error('The server did not say what it has done');
    count += undo.count;
    documents += undo.leftCount - undo.leftGroupCount;
    groups += undo.leftGroupCount;
    for (const each of undo.left) ids.add(each);
    if (undo.undo != null) again.push(undo.undo);
    // A step of which nothing was there any more needs none.
    else if (undo.count > 0) isWhole = false;
  }
  return { kind: 'done', count, left: { documents, groups, ids: [...ids] }, again: isWhole ? again : null };
}
