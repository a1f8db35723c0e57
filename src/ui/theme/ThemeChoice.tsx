// The choice between system, light and dark mode, side by side.
import { useSelector } from '@xstate/react';
import { statePath } from '#machines/statePath.ts';
import { Segmented } from '../field/Segmented.tsx';
import { modeIcons } from '../icon/modeIcons.ts';
import { colorModeLabel, colorModeOptions } from './colorModeOptions.ts';
import { useTheme } from './ThemeContext.ts';

const options = colorModeOptions.map(({ icon, ...option }) => ({ ...option, icon: modeIcons[icon] }));

/** Renders the choice; it is applied, stored and sent to other tabs at once. */
export function ThemeChoice() {
  const theme = useTheme();
  const value = useSelector(theme, (snapshot) => snapshot.value);
  return (
    <div data-state={statePath(value)}>
      <Segmented
        label={colorModeLabel}
        labelHidden
        options={options}
        value={value.preference}
        onChange={(preference) => {
          theme.send({ type: `choose.${preference}` });
        }}
      />
    </div>
  );
}
