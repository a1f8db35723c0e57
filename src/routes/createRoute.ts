// Makes routes of the router's core. Those of its React package carry hooks and a `Link` of their own, which nothing here uses and every page would
// load; pages take `getRouteApi`, or the hooks with `from`.
import type { createRootRouteWithContext, createRoute as createReactRoute } from '@tanstack/react-router';
import { BaseRootRoute, BaseRoute } from '@tanstack/router-core';
import type { RouterContext } from './routerContext.ts';

type CreateRootRoute = ReturnType<typeof createRootRouteWithContext<RouterContext>>;

/** As React's `createRoute`, without hooks on the route. */
export const createRoute = ((options: never) => new BaseRoute(options)) as unknown as typeof createReactRoute;

/** As React's `createRootRouteWithContext`, without hooks on the route. */
export const createRootRoute = ((options: never) => new BaseRootRoute(options)) as unknown as CreateRootRoute;
