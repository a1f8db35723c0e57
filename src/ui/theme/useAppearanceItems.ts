// The choice between system, light and dark, for menus.
import { useSelector } from '@xstate/react';
import type { MenuGroup } from '../menu/menuItems.ts';
import { appearanceLabel, appearances } from './appearances.ts';
import { useTheme } from './ThemeContext.ts';

/** The group of items; Space changes the mode and leaves the menu open, so that all can be looked at. */
export function useAppearanceItems(): MenuGroup {
  const theme = useTheme();
  const preference = useSelector(theme, (snapshot) => snapshot.value.preference);
  return {
    kind: 'group',
    id: 'appearance',
    label: appearanceLabel,
    items: appearances.map(({ value, label, icon }) => ({
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
