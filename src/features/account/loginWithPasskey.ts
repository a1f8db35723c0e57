// Logs in with a passkey that the browser offers, or that it asks the person for.
import type { Environment } from 'relay-runtime';
import { refusedWhenOver } from './answers.ts';
import { pickPasskey } from './browserPasskeys.ts';
import { sendSignature } from './loginWithPasskeyMutation.ts';
import { startPasskeyLogin } from './startPasskeyLoginMutation.ts';
import type { AccountOutcome } from './useSubmission.ts';

/** What a passkey signs, once the person has picked one; or why there is nothing. */
async function askForPasskey(environment: Environment, signal: AbortSignal) {
  const started = await startPasskeyLogin(environment, signal);
  return started.kind === 'started' ? pickPasskey(started.options, signal) : started;
}

/** Logs in. `offered` is what was signed already, or empty. Sent again, it begins a new log-in. */
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
