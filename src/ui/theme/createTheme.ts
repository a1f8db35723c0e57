// The theme of this tab: its machine, connected to the cookie, other tabs and the device. Created once, outside of React, and started before the first render.
import { type Actor, createActor, fromCallback } from 'xstate';
import { colorModeMachine, themeOf } from '#machines/colorMode/colorModeMachine.ts';
import type { ColorModeEvent, KeepPreference } from '#machines/colorMode/colorModeTypes.ts';
import { colorModePreferences, readColorMode, writeColorMode } from '#site/colorMode.ts';
import { showTheme } from './showTheme.ts';

export type ThemeActor = Actor<typeof colorModeMachine>;

/** Creates the theme without starting it, so that no browser APIs are needed yet. */
export function createTheme(): ThemeActor {
  return createActor(
    colorModeMachine.provide({
      actors: {
        keptPreference,
        systemMode: watching(['(prefers-color-scheme: dark)'], ([isDark]) => ({
          type: isDark ? 'system.dark' : 'system.light',
        })),
        // By the shorter side, so that a phone remains a phone when it is rotated.
        deviceType: watching(
          ['(pointer: coarse)', '(min-width: 600px) and (min-height: 600px)'],
          ([isTouched, isLarge]) => ({
            type: !isTouched ? 'device.desktop' : isLarge ? 'device.tablet' : 'device.mobile',
          }),
        ),
      },
    }),
  );
}

/** Starts the theme and applies it from now on. A page that already has its mode is left alone. Returns the function that stops it. */
export function startTheme(theme: ThemeActor): () => void {
  theme.start();
  // Apply only the final state: applying step by step would briefly remove a mode that the server has rendered.
  showTheme(themeOf(theme.getSnapshot()));
  theme.subscribe((snapshot) => {
    showTheme(themeOf(snapshot));
  });
  return () => {
    theme.stop();
  };
}

/** Tabs of one browser share a cookie. Its value is also sent to them, because for a moment they may still read the old one. */
const keptPreference = fromCallback<KeepPreference>(({ sendBack, receive }) => {
  const channel = new BroadcastChannel('color-mode');
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    // Another tab may run another version of this app.
    const preference = colorModePreferences.find((each) => each === data);
    if (preference) sendBack({ type: `kept.${preference}` });
  };
  receive(({ preference }) => {
    document.cookie = writeColorMode(preference, location.protocol === 'https:');
    channel.postMessage(preference);
  });
  sendBack({ type: `kept.${readColorMode(document.cookie)}` });
  return () => {
    channel.close();
  };
});

/** Reports the result of some media queries, at once and whenever it changes. */
function watching(queries: readonly string[], eventFor: (matches: readonly boolean[]) => ColorModeEvent) {
  return fromCallback(({ sendBack }) => {
    const lists = queries.map((query) => matchMedia(query));
    const tell = () => {
      sendBack(eventFor(lists.map(({ matches }) => matches)));
    };
    for (const list of lists) list.onchange = tell;
    tell();
    return () => {
      for (const list of lists) list.onchange = null;
    };
  });
}
