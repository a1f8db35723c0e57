// Whether the app tells the other tabs of its browser what its actors do (statecharts/live): a parameter of any page's address turns it
// on or off, and a cookie keeps that until the browser is closed.
import { readCookie } from './readCookie.ts';

/** The name of the parameter and of the cookie. */
export const liveName = 'statecharts';

export type LiveChoice = 'live' | 'off';

function choiceOf(text: string | null): LiveChoice | null {
  return text === 'live' || text === 'off' ? text : null;
}

/** What a person chose in this browser; null where they have not. */
export function readLiveChoice(cookies?: string): LiveChoice | null {
  return choiceOf(readCookie(cookies, liveName));
}

/** What an address asks for, and the rest of its query; null where it asks for nothing. */
export function liveChoiceIn(search: string): { choice: LiveChoice; rest: string } | null {
  const parameters = new URLSearchParams(search);
  const choice = choiceOf(parameters.get(liveName));
  if (choice === null) return null;
  parameters.delete(liveName);
  return { choice, rest: parameters.size === 0 ? '' : `?${parameters.toString()}` };
}

/** The cookie that keeps a choice, for a `Set-Cookie` header. */
export function writeLiveChoice(choice: LiveChoice, https: boolean): string {
  return `${liveName}=${choice}; Path=/; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`;
}
