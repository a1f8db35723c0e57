// A route can force a colour mode: `staticData: { colorMode: 'dark' }`.
import { useMatches } from '@tanstack/react-router';
import type { ColorMode } from '#machines/colorMode/colorModeTypes.ts';
import { useForcedColorMode } from '#src/ui/theme/useForcedColorMode.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Forces this mode on the page, whatever the person prefers; leaving the route restores the preference. */
    colorMode?: ColorMode;
  }
}

/** Applies the mode of the innermost route that has one. */
export function useRouteColorMode(): void {
  useForcedColorMode(
    useMatches({
      select: (matches) => matches.findLast(({ staticData }) => staticData.colorMode)?.staticData.colorMode,
    }),
  );
}
