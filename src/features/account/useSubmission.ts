// Runs the submission statechart for one form on a page.
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { type ActorRefFrom, fromPromise, type SnapshotFrom } from 'xstate';
import type { SessionUser } from '#machines/session/sessionTypes.ts';
import { submissionMachine } from '#machines/submission/submissionMachine.ts';
import type { SubmissionEvent, SubmissionInput, SubmissionOutcome } from '#machines/submission/submissionTypes.ts';

/** A form in its flow. */
export interface Submission {
  actor: ActorRefFrom<typeof submissionMachine>;
  snapshot: SnapshotFrom<typeof submissionMachine>;
  send: (event: SubmissionEvent) => void;
}

/** What the server says to a form, with the person it says it of: the statechart keeps the id only. */
export type AccountOutcome = SubmissionOutcome & { user?: SessionUser };

/** Sends a form; `submitForm` with the environment filled in. */
export type Submit = (input: SubmissionInput, signal: AbortSignal) => Promise<AccountOutcome>;

/** Starts the flow of `input.form`; `onAccepted` is told once, with whom the server named. */
export function useSubmission(
  input: SubmissionInput,
  submit: Submit,
  onAccepted?: (user: SessionUser | undefined) => void,
): Submission {
  const [user, setUser] = useState<SessionUser>();
  const [snapshot, send, actor] = useMachine(
    submissionMachine.provide({
      actors: {
        submit: fromPromise<SubmissionOutcome, SubmissionInput>(async ({ input: sent, signal }) => {
          const { user: named, ...outcome } = await submit(sent, signal);
          setUser(named);
          return outcome;
        }),
      },
    }),
    { input },
  );
  const accepted = useEffectEvent(() => onAccepted?.(user));
  useEffect(() => {
    if (snapshot.status === 'done') accepted();
  }, [snapshot.status]);
  return { actor, snapshot, send };
}
