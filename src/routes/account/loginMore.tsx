// What the log-in page does not need at first: the second step, and passkeys.
import { useRouteContext } from '@tanstack/react-router';
import { PasskeyLogin } from '#src/features/account/PasskeyLogin.tsx';
import { submitForm } from '#src/features/account/submitForm.ts';
import { useSession } from '#src/features/session/SessionContext.tsx';
import { rootRoute } from '../rootRoute.tsx';

export { SecondFactorStep } from '#src/features/account/SecondFactorStep.tsx';

/** Draws the log-in with a passkey; once it is accepted the session starts, and the route's gate sends the person on. */
export function PagePasskeyLogin() {
  const session = useSession();
  const { getEnvironment } = useRouteContext({ from: rootRoute.id });
  return (
    <PasskeyLogin
      getEnvironment={getEnvironment}
      submit={(input, signal) => submitForm(getEnvironment, input, signal)}
      onAccepted={(user) => {
        if (user) session.send({ type: 'session.started', user });
      }}
    />
  );
}
