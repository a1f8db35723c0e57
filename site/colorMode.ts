// The colour mode that a person prefers: how it is written into a cookie and read back, by the browser and by the server.
import { readCookie } from './readCookie.ts';

/** `system` follows the operating system. */
export const colorModePreferences = ['system', 'light', 'dark'] as const;

export type ColorModePreference = (typeof colorModePreferences)[number];

/** What a page is in the end. */
export type ColorMode = Exclude<ColorModePreference, 'system'>;

/** The cookie is no secret and says nothing about anybody: scripts write it, the server reads it. */
export const colorModeCookie = 'color-mode';

const lifetimeInDays = 356;

/** The ground of the page's top, which browsers with bars of their own take over: `<meta name="theme-color">`. */
export const barColors: Readonly<Record<ColorMode, string>> = { light: '#ffffff', dark: '#1a1917' };

/** Reads the preference from all cookies in one text (a `Cookie` header, `document.cookie`); what is no preference is `system`. */
export function readColorMode(cookies?: string): ColorModePreference {
  const kept = readCookie(cookies, colorModeCookie);
  return colorModePreferences.find((each) => each === kept) ?? 'system';
}

/** The cookie that keeps a preference, for `document.cookie` or a `Set-Cookie` header. */
export function writeColorMode(preference: ColorModePreference, https: boolean): string {
  const age = lifetimeInDays * 24 * 60 * 60;
  return `${colorModeCookie}=${preference}; Path=/; Max-Age=${age}; SameSite=Lax${https ? '; Secure' : ''}`;
}
