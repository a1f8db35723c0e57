// Lets the browser suggest passkeys in the e-mail field, beside stored passwords. Relay is loaded only if the browser can do this.
import { readConnection } from '#src/ui/connection.ts';
import { canOfferPasskeys, pickPasskey } from './browserPasskeys.ts';
import type { GetEnvironment } from './submitForm.ts';

/** The signature of the passkey that the person chose; null if the browser makes no suggestions. Waits until `signal` aborts, which rejects. */
export async function offerPasskey(getEnvironment: GetEnvironment, signal: AbortSignal): Promise<string | null> {
  // The code for requests is as large as the page, so with data saving on, only the button loads it.
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
