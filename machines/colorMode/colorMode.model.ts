// What can happen to the colour mode, and what holds in each of its states: all that its four regions can be together.
import { statePath } from '../statePath.ts';
import { modelOf } from '../model.ts';
import { colorModeMachine, type ColorModeSnapshot, themeOf } from './colorModeMachine.ts';

const preferences = ['system', 'light', 'dark'] as const;
const modes = ['light', 'dark'] as const;
const routes = ['free', 'light', 'dark'] as const;
const devices = ['mobile', 'tablet', 'desktop'] as const;

/** Written out apart from `themeOf`: one line for each rule of the product, so that the two can disagree. */
function expectedMode(preference: string, system: string, route: string): string {
  if (route === 'light' || route === 'dark') return route;
  if (preference === 'light' || preference === 'dark') return preference;
  return system;
}

type Fact = (snapshot: ColorModeSnapshot) => boolean;

/** Every state that the four can be in together, with what holds there. */
const states = preferences.flatMap((preference) =>
  modes.flatMap((system) =>
    routes.flatMap((route) =>
      devices.map((device): [path: string, facts: Record<string, Fact>] => {
        const mode = expectedMode(preference, system, route);
        const asksSystem = route === 'free' && preference === 'system';
        return [
          statePath({ preference, system, route, device }),
          {
            [`the page is ${mode}`]: (snapshot) => themeOf(snapshot).mode === mode,
            [asksSystem ? 'style sheets ask the system' : 'the page says its mode']: (snapshot) =>
              themeOf(snapshot).chosen === (asksSystem ? null : mode),
            'the preference is what was chosen': (snapshot) => themeOf(snapshot).preference === preference,
            [`the theme is for ${device}`]: (snapshot) => themeOf(snapshot).device === device,
          },
        ];
      }),
    ),
  ),
);

export const colorModeModel = modelOf({
  machine: colorModeMachine,
  starts: [{ name: 'a page that has just come', input: undefined }],
  events: [
    ...preferences.flatMap((each) => [{ type: `choose.${each}` } as const, { type: `kept.${each}` } as const]),
    ...modes.map((each) => ({ type: `system.${each}` }) as const),
    ...routes.map((each) => ({ type: `route.${each}` }) as const),
    ...devices.map((each) => ({ type: `device.${each}` }) as const),
  ],
  // People may choose what they have; of all else only a change is told.
  isPossible: ({ value }, { type }) => {
    const [teller, news] = type.replace('kept.', 'preference.').split('.');
    return !Object.entries(value).some(([region, state]) => region === teller && state === news);
  },
  states: Object.fromEntries(states),
});
