// Runs the submission statechart for one form on a page.
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { type ActorRefFrom, fromPromise, type SnapshotFrom } from 'xstate';
import type { SessionUser } from '#machines/session/sessionTypes.ts';
import { submissionMachine } from '#machines/submission/submissionMachine.ts';
import type { SubmissionEvent, SubmissionInput, SubmissionOutcome } from '#machines/submission/submissionTypes.ts';

/** A form and its machine. */
export interface Submission {
  actor: ActorRefFrom<typeof submissionMachine>;
  snapshot: SnapshotFrom<typeof submissionMachine>;
  send: (event: SubmissionEvent) => void;
  shownOnce: ShownOnce | undefined;
}

/** Secrets that the server returns only once. They are kept out of the machine, whose context the live statechart view shows. */
export interface ShownOnce {
  /** For the authenticator app. */
  readonly setup?: { readonly secret: string; readonly uri: string; readonly qrCode: string };
  readonly recoveryCodes?: readonly string[];
}

/** The server's answer to a form, with the account that it returned; the machine keeps only the account's id. */
export type AccountOutcome = SubmissionOutcome & { user?: SessionUser; shownOnce?: ShownOnce };

/** Sends a form; `submitForm` with the environment filled in. */
export type Submit = (input: SubmissionInput, signal: AbortSignal) => Promise<AccountOutcome>;

/** Starts the machine for `input.form`. `onAccepted` is called once, with the returned account and the secrets to show. */
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
          // A wrong code must not remove the QR code that belongs to it.
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
