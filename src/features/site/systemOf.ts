// For which system the visitor's browser was made, as far as it says so.
import type { System } from '#site/downloads.ts';

export interface BrowserFacts {
  readonly userAgent: string;
  /** Tablets with a Mac's name have a screen to touch; Macs have none. */
  readonly maxTouchPoints: number;
}

/** The system; null for phones and tablets, for which there is no file, and for whatever does not say what it is. */
export function systemOf({ userAgent, maxTouchPoints }: BrowserFacts): System | null {
  if (/android|iphone|ipad|cros/i.test(userAgent)) return null;
  if (userAgent.includes('Windows NT')) return 'windows';
  if (userAgent.includes('Macintosh')) return maxTouchPoints > 1 ? null : 'mac';
  return userAgent.includes('Linux') ? 'linux' : null;
}
