// The theme as the page carries it: style sheets read it from the root element, browsers from the head.
import type { Theme } from '#machines/colorMode/colorModeTypes.ts';
import { barColors } from '#site/colorMode.ts';

/** Shows a theme. A mode that is not said is left to the style sheets, which ask the operating system (tokens.css). */
export function showTheme({ said, device }: Theme): void {
  const { dataset } = document.documentElement;
  dataset.device = device;
  if (said) dataset.theme = said;
  else delete dataset.theme;
  for (const mode of ['light', 'dark'] as const) {
    // Their `media` ask the operating system only, so that a mode that is said has to stand in both.
    document.querySelector(`meta[name=theme-color][media*=${mode}]`)?.setAttribute('content', barColors[said ?? mode]);
  }
}
