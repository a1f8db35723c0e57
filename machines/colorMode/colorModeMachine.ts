// The colour mode: the person's preference, the operating system's setting, the mode that a route requires, and the kind of device.
// Each of the four is a region, and there is no context. The machine runs from the start of the app to its end.
import { type EventObject, sendTo, setup, type SnapshotFrom } from 'xstate';
import { callbackNotProvided } from '../notProvided.ts';
import type { ColorModeEvent, ColorModePreference, KeepPreference, Theme } from './colorModeTypes.ts';

export const colorModeMachine = setup({
  types: {
    events: {} as ColorModeEvent,
  },
  actors: {
    /** Sends the stored preference, at once and when another tab has changed it; stores a preference that it receives, also for the other tabs. */
    keptPreference: callbackNotProvided<KeepPreference>('keptPreference'),
    /** Sends the operating system's setting, at once and whenever it changes. */
    systemMode: callbackNotProvided<EventObject>('systemMode'),
    /** Sends the kind of device, at once and whenever it changes, for example when the window is resized. */
    deviceType: callbackNotProvided<EventObject>('deviceType'),
  },
  actions: {
    keep: sendTo('keptPreference', (_, params: { preference: ColorModePreference }) => ({ type: 'keep', ...params })),
  },
}).createMachine({
  id: 'colorMode',
  description: 'The colour mode of the page, and the kind of device.',
  type: 'parallel',
  invoke: [
    { id: 'keptPreference', src: 'keptPreference' },
    { id: 'systemMode', src: 'systemMode' },
    { id: 'deviceType', src: 'deviceType' },
  ],
  states: {
    preference: {
      description: 'The preference of the person.',
      initial: 'system',
      states: {
        system: { description: 'As the system.' },
        light: { description: 'Always light.' },
        dark: { description: 'Always dark.' },
      },
      on: {
        'choose.system': { target: '.system', actions: { type: 'keep', params: { preference: 'system' } } },
        'choose.light': { target: '.light', actions: { type: 'keep', params: { preference: 'light' } } },
        'choose.dark': { target: '.dark', actions: { type: 'keep', params: { preference: 'dark' } } },
        'kept.system': { target: '.system' },
        'kept.light': { target: '.light' },
        'kept.dark': { target: '.dark' },
      },
    },
    system: {
      description: 'The setting of the operating system.',
      initial: 'light',
      states: {
        light: { description: 'Light, or the system has no setting.' },
        dark: { description: 'Dark.' },
      },
      on: {
        'system.light': { target: '.light' },
        'system.dark': { target: '.dark' },
      },
    },
    route: {
      description: 'The mode that the route requires, whatever the preference.',
      initial: 'free',
      states: {
        free: { description: 'The route requires no mode.' },
        light: { description: 'Always light.' },
        dark: { description: 'Always dark.' },
      },
      on: {
        'route.free': { target: '.free' },
        'route.light': { target: '.light' },
        'route.dark': { target: '.dark' },
      },
    },
    device: {
      description: 'The kind of device.',
      initial: 'desktop',
      states: {
        mobile: { description: 'A small screen for fingers.' },
        tablet: { description: 'A large screen for fingers.' },
        desktop: { description: 'A screen with a mouse.' },
      },
      on: {
        'device.mobile': { target: '.mobile' },
        'device.tablet': { target: '.tablet' },
        'device.desktop': { target: '.desktop' },
      },
    },
  },
});

export type ColorModeSnapshot = Pick<SnapshotFrom<typeof colorModeMachine>, 'value'>;

/** The appearance of the page: the route has priority over the preference, and the preference over the operating system. */
export function themeOf({ value }: ColorModeSnapshot): Theme {
  const { preference, system, route, device } = value;
  const chosen = route !== 'free' ? route : preference !== 'system' ? preference : null;
  return { preference, chosen, mode: chosen ?? system, device };
}
