// Lets the browser offer passkeys in the field of the address, beside the passwords that it knows. Relay is loaded only where it does.
import { readConnection } from '#src/ui/connection.ts';
import { canOfferPasskeys, pickPasskey } from './browserPasskeys.ts';
import type { GetEnvironment } from './submitForm.ts';

/** What the passkey signed that the person took; null when the browser offers none. Waits until `signal` aborts, which rejects. */
export async function offerPasskey(getEnvironment: GetEnvironment, signal: AbortSignal): Promise<string | null> {
  // The way to the API is as heavy as the page. Who saves data presses the button.
  if (readConnection().saveData || !(await canOfferPasskeys())) return null;
  const [environment, { startPasskeyLogin }] = await Promise.all([
    getEnvironment(),
    import('./startPasskeyLoginMutation.ts'),
  ]);
  const started = await startPasskeyLogin(environment, signal);
  if (started.kind !== 'started') return null;
  const picked = await pickPasskey(started.options, signal, 'conditional');
  return picked.kind === 'given' ? picked.credential : null;
}
