// Runs the submission statechart for one form on a page.
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { fromPromise, type SnapshotFrom } from 'xstate';
import { submissionMachine } from '#machines/submission/submissionMachine.ts';
import type { SubmissionEvent, SubmissionInput, SubmissionOutcome } from '#machines/submission/submissionTypes.ts';

/** A form in its flow. */
export interface Submission {
  snapshot: SnapshotFrom<typeof submissionMachine>;
  send: (event: SubmissionEvent) => void;
}

/** Sends a form; `submitForm` with the environment filled in. */
export type Submit = (input: SubmissionInput, signal: AbortSignal) => Promise<SubmissionOutcome>;

/** Starts the flow of `input.form`; `onAccepted` is told once, with the values as they were sent. */
export function useSubmission(
  input: SubmissionInput,
  submit: Submit,
  onAccepted?: (userId: string | null, values: SubmissionInput['values']) => void,
): Submission {
  const [snapshot, send] = useMachine(
    submissionMachine.provide({
      actors: {
        submit: fromPromise<SubmissionOutcome, SubmissionInput>(({ input: sent, signal }) => submit(sent, signal)),
      },
    }),
    { input },
  );
  const accepted = useEffectEvent(() => onAccepted?.(snapshot.context.userId, snapshot.context.values));
  useEffect(() => {
    if (snapshot.status === 'done') accepted();
  }, [snapshot.status]);
  return { snapshot, send };
}
