// Logs in with a passkey: one that the browser suggested, or one that it asks the person to choose.
import type { Environment } from 'relay-runtime';
import { refusedWhenOver } from './answers.ts';
import { pickPasskey } from './browserPasskeys.ts';
import { sendSignature } from './loginWithPasskeyMutation.ts';
import { startPasskeyLogin } from './startPasskeyLoginMutation.ts';
import type { AccountOutcome } from './useSubmission.ts';

/** The signature of the passkey that the person chooses, or why there is none. */
async function askForPasskey(environment: Environment, signal: AbortSignal) {
  const started = await startPasskeyLogin(environment, signal);
  return started.kind === 'started' ? pickPasskey(started.options, signal) : started;
}

/** Logs in. `offered` is a signature from a suggested passkey, or empty. Sending again starts a new log-in. */
export async function loginWithPasskey(
  environment: Environment,
  offered: string,
  signal: AbortSignal,
): Promise<AccountOutcome> {
  const picked =
    offered === '' ? await askForPasskey(environment, signal) : ({ kind: 'given', credential: offered } as const);
  if (picked.kind !== 'given') return picked;
  return refusedWhenOver(await sendSignature(environment, { credential: picked.credential }, signal));
}
