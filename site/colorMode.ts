// Writes the preferred colour mode into a cookie and reads it back, in the browser and on the server.
import { readCookie } from './readCookie.ts';

/** `system` follows the operating system. */
export const colorModePreferences = ['system', 'light', 'dark'] as const;

export type ColorModePreference = (typeof colorModePreferences)[number];

/** The mode in which a page is shown. */
export type ColorMode = Exclude<ColorModePreference, 'system'>;

/** The cookie contains nothing secret or personal. Scripts write it, and the server reads it. */
export const colorModeCookie = 'color-mode';

const lifetimeInDays = 356;

/** The background colour at the top of the page, which some browsers use for their own bars: `<meta name="theme-color">`. */
export const barColors: Readonly<Record<ColorMode, string>> = { light: '#ffffff', dark: '#1a1917' };

/** Reads the preference from a `Cookie` header or `document.cookie`. Anything invalid counts as `system`. */
export function readColorMode(cookies?: string): ColorModePreference {
  const kept = readCookie(cookies, colorModeCookie);
  return colorModePreferences.find((each) => each === kept) ?? 'system';
}

/** The cookie that keeps a preference, for `document.cookie` or a `Set-Cookie` header. */
export function writeColorMode(preference: ColorModePreference, https: boolean): string {
  const age = lifetimeInDays * 24 * 60 * 60;
  return `${colorModeCookie}=${preference}; Path=/; Max-Age=${age}; SameSite=Lax${https ? '; Secure' : ''}`;
}
