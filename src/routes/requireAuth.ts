// The gate before pages that need a person: waits until the session is known, and sends strangers to the login, which brings them back.
import { redirect } from '@tanstack/react-router';
import { waitFor } from 'xstate';
import type { RouterContext } from './routerContext.ts';
import { ServerUnreachable } from './serverUnreachable.ts';

/** Give it to a route as `beforeLoad`. */
export async function requireAuth({
  context,
  location,
}: {
  context: RouterContext;
  location: { href: string };
}): Promise<void> {
  const session = await waitFor(context.session, (snapshot) => !snapshot.hasTag('pending'));
  if (session.matches('unreachable')) throw new ServerUnreachable();
  if (session.context.user === null) {
    throw redirect({ to: '/user/login', search: { redirect: location.href } });
  }
}
