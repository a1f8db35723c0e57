// Who was logged in on this device last, until they log out: tells a server that cannot be reached from a session that has ended. It
// holds the account's id and opens nothing.

const key = 'logged-in';

/** The id of the account; null where nobody was logged in, or where the browser keeps nothing. */
export function rememberedUser(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Called with each change of the session, so it writes only what is new. */
export function rememberUser(id: string): void {
  try {
    if (localStorage.getItem(key) !== id) localStorage.setItem(key, id);
  } catch {
    // Where nothing can be kept, a failed fetch counts as logged out.
  }
}

export function forgetUser(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
