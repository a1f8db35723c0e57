// The route of the page of an invitation to a shared library, /invitation/{secret}: the link that its owner mailed or passed on.
import { lazyRouteComponent } from '@tanstack/react-router';
import { createRoute } from '../createRoute.ts';
import { requireAuth } from '../requireAuth.ts';
import { rootRoute } from '../rootRoute.tsx';

export const invitationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/invitation/$secret',
  beforeLoad: requireAuth,
  component: lazyRouteComponent(() => import('./InvitationPage.tsx'), 'InvitationPage'),
});
