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
  shownOnce: ShownOnce | undefined;
}

/** What the server shows once. The statechart does not hold it: what it holds is seen in its live view. */
export interface ShownOnce {
  /** For the authenticator app. */
  readonly setup?: { readonly secret: string; readonly uri: string; readonly qrCode: string };
  readonly recoveryCodes?: readonly string[];
}

/** What the server says to a form, with the person it says it of: the statechart keeps the id only. */
export type AccountOutcome = SubmissionOutcome & { user?: SessionUser; shownOnce?: ShownOnce };

/** Sends a form; `submitForm` with the environment filled in. */
export type Submit = (input: SubmissionInput, signal: AbortSignal) => Promise<AccountOutcome>;

/** Starts the flow of `input.form`; `onAccepted` is told once, with whom the server named and what it shows once. */
export function useSubmission(
  input: SubmissionInput,
  submit: Submit,
  onAccepted?: (user: SessionUser | undefined, shownOnce: ShownOnce | undefined) => void,
): Submission {
  const [{ user, shownOnce }, setSaid] = useState<{
    user?: SessionUser | undefined;
    shownOnce?: ShownOnce | undefined;
  }>({});
  const [snapshot, send, actor] = useMachine(
    submissionMachine.provide({
      actors: {
        submit: fromPromise<SubmissionOutcome, SubmissionInput>(async ({ input: sent, signal }) => {
          const { user: named, shownOnce: once, ...outcome } = await submit(sent, signal);
          // A wrong code does not take the picture away that it was made from.
          setSaid((said) => ({ user: named, shownOnce: once ?? said.shownOnce }));
          return outcome;
        }),
      },
    }),
    { input },
  );
  const accepted = useEffectEvent(() => onAccepted?.(user, shownOnce));
  useEffect(() => {
    if (snapshot.status === 'done') accepted();
  }, [snapshot.status]);
  return { actor, snapshot, send, shownOnce };
}
