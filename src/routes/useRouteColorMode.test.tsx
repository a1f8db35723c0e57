// Tests that a route can force a colour mode, from its first paint until it is left.
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { colorModeMachine, themeOf } from '#machines/colorMode/colorModeMachine.ts';
import type { KeepPreference } from '#machines/colorMode/colorModeTypes.ts';
import { ThemeContext } from '#src/ui/theme/ThemeContext.ts';
import { useRouteColorMode } from './useRouteColorMode.ts';

const theme = () =>
  createActor(
    colorModeMachine.provide({
      actors: {
        keptPreference: fromCallback<KeepPreference>(({ sendBack }) => {
          sendBack({ type: 'kept.light' });
        }),
        systemMode: fromCallback(() => undefined),
        deviceType: fromCallback(() => undefined),
      },
    }),
  ).start();

function Frame() {
  useRouteColorMode();
  return <Outlet />;
}

async function visit(path: string) {
  const actor = theme();
  const root = createRootRoute({ component: Frame });
  const plain = createRoute({ getParentRoute: () => root, path: '/', component: () => <p>plain</p> });
  const night = createRoute({ getParentRoute: () => root, path: '/night', staticData: { colorMode: 'dark' } });
  const inNight = createRoute({ getParentRoute: () => night, path: '/', component: () => <p>night</p> });
  const day = createRoute({
    getParentRoute: () => night,
    path: '/day',
    component: () => <p>day</p>,
    staticData: { colorMode: 'light' },
  });
  const router = createRouter({
    routeTree: root.addChildren([plain, night.addChildren([inNight, day])]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  const modes: string[] = [];
  /** The page's mode at each paint. */
  function Painted() {
    useLayoutEffect(() => {
      modes.push(themeOf(actor.getSnapshot()).mode);
    });
    return null;
  }
  await act(async () => {
    await router.load();
  });
  render(
    <ThemeContext value={actor}>
      <RouterProvider router={router} />
      <Painted />
    </ThemeContext>,
  );
  return {
    modes,
    mode: () => themeOf(actor.getSnapshot()).mode,
    go: (to: string) =>
      act(async () => {
        await router.navigate({ to });
      }),
  };
}

// jsdom doesn't implement scrolling, and warns each time.
vi.stubGlobal('scrollTo', () => undefined);

afterEach(cleanup);

test('a page opened at such a route has its mode before it is painted', async () => {
  const { modes } = await visit('/night');
  await screen.findByText('night');
  expect(modes).toEqual(['dark']);
});

test('the mode starts and ends with the route', async () => {
  const { go, mode } = await visit('/');
  expect(mode()).toBe('light');
  await go('/night');
  expect([screen.getByText('night').textContent, mode()]).toEqual(['night', 'dark']);
  await go('/');
  expect([screen.getByText('plain').textContent, mode()]).toEqual(['plain', 'light']);
});

test('of nested routes, the innermost decides', async () => {
  const { go, mode } = await visit('/night/day');
  expect(mode()).toBe('light');
  await go('/night');
  expect(mode()).toBe('dark');
});
