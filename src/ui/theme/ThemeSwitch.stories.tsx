// The choice between system, light and dark. The theme of the page takes part only where the story is about the switch at work.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { createActor, fromCallback } from 'xstate';
import { colorModeMachine } from '#machines/colorMode/colorModeMachine.ts';
import type { ColorModePreference, KeepPreference } from '#machines/colorMode/colorModeTypes.ts';
import { ThemeContext } from './ThemeContext.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';

/** Loaded as the switch loads it: one way to it is enough for a build. */
const ThemeChoice = lazy(() => import('./ThemeChoice.tsx').then((module) => ({ default: module.ThemeChoice })));

function createStoryTheme(preference: ColorModePreference) {
  return createActor(
    colorModeMachine.provide({
      actors: {
        keptPreference: fromCallback<KeepPreference>(({ sendBack }) => {
          sendBack({ type: `kept.${preference}` });
        }),
        systemMode: fromCallback(() => undefined),
        deviceType: fromCallback(() => undefined),
      },
    }),
  );
}

/** A theme that is chosen from and neither shown nor kept. */
function Preferring({ preference, children }: { preference: ColorModePreference; children: ReactNode }) {
  const [theme] = useState(() => createStoryTheme(preference));
  useEffect(() => {
    theme.start();
  }, [theme]);
  return (
    <ThemeContext value={theme}>
      <Suspense fallback={<span data-story-coming />}>{children}</Suspense>
    </ThemeContext>
  );
}

const meta = {
  title: 'UI/ThemeSwitch',
  component: ThemeSwitch,
} satisfies Meta<typeof ThemeSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

const preferring = (preference: ColorModePreference): Story => ({
  render: () => (
    <Preferring preference={preference}>
      <ThemeChoice />
    </Preferring>
  ),
});

export const System = preferring('system');

export const Light = preferring('light');

export const Dark = preferring('dark');

/** As it stands at the foot of a page: the place first, then the choice. It changes this page, and is kept. */
export const AtWork: Story = {};
