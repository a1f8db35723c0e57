// Gives components the theme of this tab.
import { createContext, use } from 'react';
import type { ThemeActor } from './createTheme.ts';

/** Provided around the whole app. */
export const ThemeContext = createContext<ThemeActor | null>(null);

/** The theme's actor, to send events to. */
export function useTheme(): ThemeActor {
  const theme = use(ThemeContext);
  if (!theme) throw new Error('There is no ThemeContext around this component');
  return theme;
}
