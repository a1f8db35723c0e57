// Forces the page into a mode for as long as what asks for it is shown.
import { use, useLayoutEffect } from 'react';
import type { ColorMode } from '#machines/colorMode/colorModeTypes.ts';
import { ThemeContext } from './ThemeContext.ts';

/** Light or dark whatever the person prefers; with `undefined` the preference counts. */
export function useForcedColorMode(mode: ColorMode | undefined): void {
  const theme = use(ThemeContext);
  // Before the browser paints, so that what asks for the mode is never seen in another.
  useLayoutEffect(() => {
    if (!mode) return;
    theme?.send({ type: `route.${mode}` });
    return () => theme?.send({ type: 'route.free' });
  }, [theme, mode]);
}
