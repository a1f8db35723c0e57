// Decides whether the app reports its actors to the other tabs of its browser (statecharts/live). A query parameter of any page turns this on or off,
// and a cookie keeps the choice until the browser is closed.
import { readCookie } from './readCookie.ts';

/** The name of the parameter and of the cookie. */
export const liveName = 'statecharts';

export type LiveChoice = 'live' | 'off';

function choiceOf(text: string | null): LiveChoice | null {
  return text === 'live' || text === 'off' ? text : null;
}

/** The person's choice in this browser; null if there is none. */
export function readLiveChoice(cookies?: string): LiveChoice | null {
  return choiceOf(readCookie(cookies, liveName));
}

/** The choice in the query of an address, and the rest of the query; null if the query has none. */
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
