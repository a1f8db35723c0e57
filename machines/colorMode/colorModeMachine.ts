// Light or dark: what the person prefers, what the operating system is set to, what a route forces, and on what device.
// Each of the four is a region of its own, and all of it is state. It runs from the start of the app to its end.
import { type EventObject, sendTo, setup, type SnapshotFrom } from 'xstate';
import { callbackNotProvided } from '../notProvided.ts';
import type { ColorModeEvent, ColorModePreference, KeepPreference, Theme } from './colorModeTypes.ts';

export const colorModeMachine = setup({
  types: {
    events: {} as ColorModeEvent,
  },
  actors: {
    /** Says what is kept, at once and when another tab has changed it; keeps what it is told to, for the other tabs too. */
    keptPreference: callbackNotProvided<KeepPreference>('keptPreference'),
    /** Says what the operating system is set to, at once and whenever it changes. */
    systemMode: callbackNotProvided<EventObject>('systemMode'),
    /** Says what the device is, at once and whenever it changes: a window of it, or what it is operated with. */
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
        light: { description: 'Light, or nothing.' },
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
        free: { description: 'Nothing.' },
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

/** What a state of the machine amounts to: the route before the preference, the preference before the operating system. */
export function themeOf({ value }: ColorModeSnapshot): Theme {
  const { preference, system, route, device } = value;
  const chosen = route !== 'free' ? route : preference !== 'system' ? preference : null;
  return { preference, chosen, mode: chosen ?? system, device };
}
