// Creates routes with the router's core instead of its React package, whose routes carry hooks and a `Link` that nothing here uses and every page would load.
// Pages use `getRouteApi`, or the hooks with `from`.
import type { createRootRouteWithContext, createRoute as createReactRoute } from '@tanstack/react-router';
import { BaseRootRoute, BaseRoute } from '@tanstack/router-core';
import type { RouterContext } from './routerContext.ts';

type CreateRootRoute = ReturnType<typeof createRootRouteWithContext<RouterContext>>;

/** Like React's `createRoute`, without hooks on the route. */
export const createRoute = ((options: never) => new BaseRoute(options)) as unknown as typeof createReactRoute;

/** Like React's `createRootRouteWithContext`, without hooks on the route. */
export const createRootRoute = ((options: never) => new BaseRootRoute(options)) as unknown as CreateRootRoute;
