// Protects pages that need a session: waits until it is known, and redirects visitors to the login, which brings them back.
import { redirect } from '@tanstack/react-router';
import { waitFor } from 'xstate';
import type { RouterContext } from './routerContext.ts';
import { ServerUnreachable } from './serverUnreachable.ts';

/** Use it as a route's `beforeLoad`. */
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
