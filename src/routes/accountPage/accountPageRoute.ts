// The route of the account page, /dashboard/account.
import { lazyRouteComponent } from '@tanstack/react-router';
import { requireAuth } from '../requireAuth.ts';
import { createRoute } from '../createRoute.ts';
import { rootRoute } from '../rootRoute.tsx';

/** Beside the library's route and not below it, because it needs neither groups nor list. */
export const accountPageRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dashboard/account',
  beforeLoad: requireAuth,
  loader: async ({ context, abortController }) => {
    const [environment, { loadAccount }] = await Promise.all([context.getEnvironment(), import('./accountLoader.ts')]);
    return { environment, account: await loadAccount(environment, abortController) };
  },
  shouldReload: false,
  component: lazyRouteComponent(() => import('./AccountPage.tsx'), 'AccountPage'),
});
