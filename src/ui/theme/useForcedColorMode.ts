// Forces the page into a colour mode while a component is mounted.
import { use, useLayoutEffect } from 'react';
import type { ColorMode } from '#machines/colorMode/colorModeTypes.ts';
import { ThemeContext } from './ThemeContext.ts';

/** Forces light or dark, whatever the person prefers; `undefined` follows the preference. */
export function useForcedColorMode(mode: ColorMode | undefined): void {
  const theme = use(ThemeContext);
  // Before the browser paints, so that no other mode is visible first.
  useLayoutEffect(() => {
    if (!mode) return;
    theme?.send({ type: `route.${mode}` });
    return () => theme?.send({ type: 'route.free' });
  }, [theme, mode]);
}
