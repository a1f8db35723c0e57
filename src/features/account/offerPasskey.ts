// Lets the browser offer passkeys in the field of the address, beside the passwords that it knows.
import { canOfferPasskeys, pickPasskey } from './browserPasskeys.ts';
import { startPasskeyLogin } from './startPasskeyLoginMutation.ts';
import type { GetEnvironment } from './submitForm.ts';

/** What the passkey signed that the person took; null when the browser offers none. Waits until `signal` aborts, which rejects. */
export async function offerPasskey(getEnvironment: GetEnvironment, signal: AbortSignal): Promise<string | null> {
  if (!(await canOfferPasskeys())) return null;
  const started = await startPasskeyLogin(await getEnvironment(), signal);
  if (started.kind !== 'started') return null;
  const picked = await pickPasskey(started.options, signal, 'conditional');
  return picked.kind === 'given' ? picked.credential : null;
}
