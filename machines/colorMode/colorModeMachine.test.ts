// Tests the colour mode by sequences of events; tests/models covers the transitions.
import { expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { colorModeMachine, themeOf } from './colorModeMachine.ts';
import type { ColorModePreference, KeepPreference } from './colorModeTypes.ts';

/** A page of somebody who chose `kept` on an earlier visit, on a system that is dark or not. */
function page({ kept = 'system', system = 'light' }: { kept?: ColorModePreference; system?: 'light' | 'dark' } = {}) {
  const told: ColorModePreference[] = [];
  const actor = createActor(
    colorModeMachine.provide({
      actors: {
        keptPreference: fromCallback<KeepPreference>(({ sendBack, receive }) => {
          sendBack({ type: `kept.${kept}` });
          receive(({ preference }) => told.push(preference));
        }),
        systemMode: fromCallback(({ sendBack }) => {
          sendBack({ type: `system.${system}` });
        }),
        deviceType: fromCallback(({ sendBack }) => {
          sendBack({ type: 'device.tablet' });
        }),
      },
    }),
  ).start();
  return { actor, told, theme: () => themeOf(actor.getSnapshot()) };
}

test('what was kept, the system and the device are known as soon as it has started', () => {
  expect(page({ kept: 'light', system: 'dark' }).theme()).toEqual({
    preference: 'light',
    chosen: 'light',
    mode: 'light',
    device: 'tablet',
  });
});

test('it follows the system while that is preferred, and leaves the saying to style sheets', () => {
  const { actor, theme } = page({ system: 'dark' });
  expect(theme()).toMatchObject({ chosen: null, mode: 'dark' });
  actor.send({ type: 'system.light' });
  expect(theme()).toMatchObject({ chosen: null, mode: 'light' });
});

test('what is chosen is kept, and the system has no say any more', () => {
  const { actor, told, theme } = page();
  actor.send({ type: 'choose.dark' });
  actor.send({ type: 'system.light' });
  expect(theme()).toMatchObject({ preference: 'dark', mode: 'dark' });
  expect(told).toEqual(['dark']);
  actor.send({ type: 'choose.system' });
  expect(theme()).toMatchObject({ preference: 'system', chosen: null, mode: 'light' });
  expect(told).toEqual(['dark', 'system']);
});

test('what another tab has kept is followed, and not kept again', () => {
  const { actor, told, theme } = page();
  actor.send({ type: 'kept.dark' });
  expect(theme().mode).toBe('dark');
  expect(told).toEqual([]);
});

test('a route that forces a mode gives the preference back when it is left', () => {
  const { actor, told, theme } = page({ kept: 'light' });
  actor.send({ type: 'route.dark' });
  expect(theme()).toMatchObject({ preference: 'light', chosen: 'dark', mode: 'dark' });
  actor.send({ type: 'route.free' });
  expect(theme()).toMatchObject({ chosen: 'light', mode: 'light' });
  expect(told).toEqual([]);
});

test('a choice on a page that forces a mode is kept, and shows on the next page', () => {
  const { actor, told, theme } = page();
  actor.send({ type: 'route.light' });
  actor.send({ type: 'choose.dark' });
  expect(theme()).toMatchObject({ preference: 'dark', mode: 'light' });
  expect(told).toEqual(['dark']);
  actor.send({ type: 'route.free' });
  expect(theme().mode).toBe('dark');
});
