// A route can force a colour mode: `staticData: { colorMode: 'dark' }`.
import { useMatches } from '@tanstack/react-router';
import type { ColorMode } from '#machines/colorMode/colorModeTypes.ts';
import { useForcedColorMode } from '#src/ui/theme/useForcedColorMode.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page is in this mode, whatever the person prefers; leaving it gives the preference back. */
    colorMode?: ColorMode;
  }
}

/** Keeps the page in the mode that the innermost route to say one asks for. */
export function useRouteColorMode(): void {
  useForcedColorMode(
    useMatches({
      select: (matches) => matches.findLast(({ staticData }) => staticData.colorMode)?.staticData.colorMode,
    }),
  );
}
