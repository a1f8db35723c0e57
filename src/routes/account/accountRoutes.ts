// The routes of the account forms. The first two redirect a person who is already logged in.
import { lazyRouteComponent, redirect } from '@tanstack/react-router';
import { waitFor } from 'xstate';
import { rememberedUser } from '#src/features/session/rememberedUser.ts';
import { requireAuth } from '../requireAuth.ts';
import { createRoute } from '../createRoute.ts';
import { rootRoute } from '../rootRoute.tsx';
import type { RouterContext } from '../routerContext.ts';
import { ServerUnreachable } from '../serverUnreachable.ts';

interface RedirectSearch {
  /** The address of this site to go to after logging in. */
  redirect?: string;
}

const validateSearch = (search: Record<string, unknown>): RedirectSearch =>
  typeof search.redirect === 'string' ? { redirect: search.redirect } : {};

/** How long the form waits for the session at most, in ms. */
const patience = 1_000;

/**
 * Redirects a person who is logged in: at once, or when the form is accepted, because the router is invalidated when the session changes. If a person was
 * logged in on this device, it waits for the session, to avoid showing a form that then disappears. If the server cannot be reached it shows no form either,
 * because the session may still be valid.
 */
async function passThrough({ context, search }: { context: RouterContext; search: RedirectSearch }): Promise<void> {
  if (rememberedUser() !== null)
    await waitFor(context.session, (snapshot) => !snapshot.hasTag('pending'), { timeout: patience }).catch(() => null);
  const session = context.session.getSnapshot();
  if (session.matches('unreachable')) throw new ServerUnreachable();
  if (session.context.user !== null) {
    const { redirectTarget } = await import('#src/features/session/redirectTarget.ts');
    throw redirect({ href: redirectTarget(search.redirect), replace: true });
  }
}

/** /user/login */
export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/user/login',
  validateSearch,
  beforeLoad: passThrough,
  component: lazyRouteComponent(() => import('./LoginPage.tsx'), 'LoginPage'),
});

/** /user/register */
export const registerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/user/register',
  validateSearch,
  beforeLoad: passThrough,
  component: lazyRouteComponent(() => import('./RegisterPage.tsx'), 'RegisterPage'),
});

/** /user/forgot-password */
export const forgotPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/user/forgot-password',
  component: lazyRouteComponent(() => import('./ForgotPasswordPage.tsx'), 'ForgotPasswordPage'),
});

/** /change-password/{token}?id={user}, the link in the mail. */
export const changePasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/change-password/$token',
  validateSearch: (search: Record<string, unknown>): { id: string } => ({
    id: typeof search.id === 'string' ? search.id : '',
  }),
  component: lazyRouteComponent(() => import('./ChangePasswordPage.tsx'), 'ChangePasswordPage'),
});

/** /confirm-email/{token}, the link in the mail. */
export const confirmEmailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/confirm-email/$token',
  beforeLoad: requireAuth,
  component: lazyRouteComponent(() => import('./ConfirmEmailPage.tsx'), 'ConfirmEmailPage'),
});
