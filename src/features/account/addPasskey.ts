// Adds a passkey: the server says what to make, the browser makes it, and the server keeps its public key.
import type { Environment } from 'relay-runtime';
import { sendPasskey } from './addPasskeyMutation.ts';
import { refusedWhenOver } from './answers.ts';
import { makePasskey } from './browserPasskeys.ts';
import { startPasskeySetup } from './startPasskeySetupMutation.ts';
import type { AccountOutcome } from './useSubmission.ts';

/** Adds a passkey. Sending again starts a new setup. */
export async function addPasskey(
  environment: Environment,
  input: { password: string | null },
  signal: AbortSignal,
): Promise<AccountOutcome> {
  const started = await startPasskeySetup(environment, input, signal);
  if (started.kind !== 'started') return started;
  const made = await makePasskey(started.options, signal);
  if (made.kind === 'refused') return made;
  return refusedWhenOver(await sendPasskey(environment, { credential: made.credential }, signal));
}
