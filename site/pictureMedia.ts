// The media queries that choose between the light and the dark source of a picture. By default they follow the operating system, as the style sheets do. If the
// person or the route has chosen a mode, they are always or never true.
import type { ColorMode } from './colorMode.ts';

// Not `all` and `not all`, because further conditions may be appended with `and`.
const always = '(min-width: 0px)';
const never = '(max-width: 0px)';
const followsSystem = '(prefers-color-scheme: dark)';

/** The beginning of the `media` attribute of a source for dark pages. `chosen` is null if the mode follows the operating system. */
export function darkMedia(chosen: ColorMode | null): string {
  if (chosen === null) return followsSystem;
  return chosen === 'dark' ? always : never;
}

/** Changes the pictures of a page that was rendered to follow the operating system, so that they use the chosen mode. */
export function withPicturesInMode(html: string, chosen: ColorMode): string {
  return html.replaceAll(`<source media="${followsSystem}`, `<source media="${darkMedia(chosen)}`);
}

/** Changes a `media` attribute from any mode to the chosen one. */
export function mediaInMode(chosen: ColorMode | null, media: string): string {
  const start = [followsSystem, always, never].find((each) => media.startsWith(each));
  return start === undefined ? media : darkMedia(chosen) + media.slice(start.length);
}
