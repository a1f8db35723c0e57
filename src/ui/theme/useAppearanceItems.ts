// The choice between system, light and dark mode as menu items.
import { useSelector } from '@xstate/react';
import type { MenuGroup } from '../menu/menuItems.ts';
import { colorModeLabel, colorModeOptions } from './colorModeOptions.ts';
import { useTheme } from './ThemeContext.ts';

/** The group of items. Space changes the mode and keeps the menu open, so that all modes can be tried. */
export function useAppearanceItems(): MenuGroup {
  const theme = useTheme();
  const preference = useSelector(theme, (snapshot) => snapshot.value.preference);
  return {
    kind: 'group',
    id: 'appearance',
    label: colorModeLabel,
    items: colorModeOptions.map(({ value, label, icon }) => ({
      kind: 'radio',
      id: `appearance-${value}`,
      label,
      icon,
      checked: value === preference,
      onSelect: () => {
        theme.send({ type: `choose.${value}` });
      },
    })),
  };
}
