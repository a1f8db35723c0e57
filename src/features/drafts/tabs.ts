// Which tabs of this browser are open. Each tab holds a lock (Web Locks) with its name, which the browser releases when the tab closes or crashes.
const prefix = 'tab:';

let name: string | undefined;

/** The name of this tab, until its page is closed. */
export function thisTab(): string {
  if (name === undefined) {
    name = crypto.randomUUID();
    // Locks need a secure context (HTTPS). Without them, a draft of another open tab looks like one that was left behind.
    void locks()?.request(prefix + name, () => new Promise(() => undefined));
  }
  return name;
}

/** Returns a function that tells whether the tab with a name is open now. */
export async function isTabOpen(): Promise<(tab: string) => boolean> {
  const held = (await locks()?.query())?.held ?? [];
  const open = new Set(held.map((lock) => lock.name));
  return (tab) => open.has(prefix + tab);
}

function locks(): LockManager | undefined {
  return (navigator as Partial<Pick<Navigator, 'locks'>>).locks;
}
