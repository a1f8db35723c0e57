// Applies the theme to the page: style sheets read it from the root element, browsers from the head.
import type { Theme } from '#machines/colorMode/colorModeTypes.ts';
import { barColors } from '#site/colorMode.ts';

/** Applies a theme. Without an explicit mode the style sheets follow the operating system (tokens.css). */
export function showTheme({ chosen, device }: Theme): void {
  const { dataset } = document.documentElement;
  dataset.device = device;
  if (chosen) dataset.theme = chosen;
  else delete dataset.theme;
  for (const mode of ['light', 'dark'] as const) {
    // The `media` of these elements follow the operating system only, so an explicit mode is written into both.
    document
      .querySelector(`meta[name=theme-color][media*=${mode}]`)
      ?.setAttribute('content', barColors[chosen ?? mode]);
  }
}
