// Asks the person whose session has ended to log in again without leaving the page.
import type { SessionUser } from '#machines/session/sessionTypes.ts';
import { LogInAgain } from '#src/features/account/LogInAgain.tsx';
import { type GetEnvironment, submitForm } from '#src/features/account/submitForm.ts';
import { showDialog } from '#src/ui/dialog/dialogOutlet.ts';

let asked = 0;

/** Resolves with the user who has logged in; with null if the person declines or `signal` aborts the question. */
export function askToLogIn(
  email: string,
  isUnsaved: boolean,
  getEnvironment: GetEnvironment,
  signal: AbortSignal,
): Promise<SessionUser | null> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => {
      resolve(null);
    });
    const remove = showDialog(
      <LogInAgain
        key={`log-in-${asked++}`}
        email={email}
        isUnsaved={isUnsaved}
        getEnvironment={getEnvironment}
        submit={(input, left) => submitForm(getEnvironment, input, left)}
        signal={signal}
        onAnswer={resolve}
        onGone={() => {
          remove();
        }}
      />,
    );
  });
}
