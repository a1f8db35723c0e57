// Which source of a picture is for light and which for dark pages. A picture asks the operating system, as the style sheets do; where a mode
// is said instead (by the person, by a route), the condition is always or never true.
import type { ColorMode } from './colorMode.ts';

// Conditions, not `all` and `not all`: others can follow them with `and`.
const always = '(min-width: 0px)';
const never = '(max-width: 0px)';
const asks = '(prefers-color-scheme: dark)';

/** What the `media` of a source for dark pages begins with; `said` is the mode that does not come from the operating system. */
export function darkMedia(said: ColorMode | null): string {
  if (said === null) return asks;
  return said === 'dark' ? always : never;
}

/** The sources of a page that was drawn for nobody in particular, now for somebody whose mode is `said`. */
export function withPicturesIn(html: string, said: ColorMode): string {
  return html.replaceAll(`<source media="${asks}`, `<source media="${darkMedia(said)}`);
}

/** The `media` of any source of a picture, in whatever mode it was, now where the mode is `said`. */
export function mediaIn(said: ColorMode | null, media: string): string {
  const start = [asks, always, never].find((each) => media.startsWith(each));
  return start === undefined ? media : darkMedia(said) + media.slice(start.length);
}
