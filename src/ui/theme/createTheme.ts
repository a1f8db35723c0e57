// The theme of this tab: its statechart with the cookie, the other tabs and the device around it. Made once, outside React, and started before the first page is drawn.
import { type Actor, createActor, fromCallback } from 'xstate';
import { colorModeMachine, themeOf } from '#machines/colorMode/colorModeMachine.ts';
import type { ColorModeEvent, KeepPreference } from '#machines/colorMode/colorModeTypes.ts';
import { colorModePreferences, readColorMode, writeColorMode } from '#site/colorMode.ts';
import { showTheme } from './showTheme.ts';

export type ThemeActor = Actor<typeof colorModeMachine>;

/** Makes the theme, not yet started: this asks for nothing that only a browser has. */
export function createTheme(): ThemeActor {
  return createActor(
    colorModeMachine.provide({
      actors: {
        keptPreference,
        systemMode: watching(['(prefers-color-scheme: dark)'], ([isDark]) => ({
          type: isDark ? 'system.dark' : 'system.light',
        })),
        // By the shorter side, so that a phone stays one when it is turned.
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

/** Starts the theme and shows it from now on. A page that came in its mode is not touched. Returns how to stop. */
export function startTheme(theme: ThemeActor): () => void {
  theme.start();
  // Now it knows all that there is to know: shown step by step, a mode that the server has said would be taken back for a moment.
  showTheme(themeOf(theme.getSnapshot()));
  theme.subscribe((snapshot) => {
    showTheme(themeOf(snapshot));
  });
  return () => {
    theme.stop();
  };
}

/** Tabs of one browser share a cookie. What it holds is told to them: for a moment they may still read in it what was there before. */
const keptPreference = fromCallback<KeepPreference>(({ sendBack, receive }) => {
  const channel = new BroadcastChannel('color-mode');
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    // Another tab may run another version of this program.
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

/** Tells what some media queries amount to, at once and whenever one of them changes. */
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
