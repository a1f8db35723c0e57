// Stories of the choice between system, light and dark. Only the story `AtWork` changes the theme of the page.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { createActor, fromCallback } from 'xstate';
import { colorModeMachine } from '#machines/colorMode/colorModeMachine.ts';
import type { ColorModePreference, KeepPreference } from '#machines/colorMode/colorModeTypes.ts';
import { ThemeContext } from './ThemeContext.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';

/** Loaded exactly as the switch loads it, so that the build has one chunk for it. */
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

/** A theme that can be chosen, but is neither applied nor stored. */
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

/** As at the foot of a page: first the placeholder, then the choice. It changes this page, and is stored. */
export const AtWork: Story = {};
