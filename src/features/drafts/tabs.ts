// Which tabs of this browser are open: each holds a lock (Web Locks) of its name, which the browser ends with the tab, however that ends.
const prefix = 'tab:';

let name: string | undefined;

/** The name of this tab, as long as its page is there. */
export function thisTab(): string {
  if (name === undefined) {
    name = crypto.randomUUID();
    // A page without a secure address has no locks; then a draft of another tab is taken for one that was left.
    void locks()?.request(prefix + name, () => new Promise(() => undefined));
  }
  return name;
}

/** Tells of another tab, by its name, whether it is open now. */
export async function isTabOpen(): Promise<(tab: string) => boolean> {
  const held = (await locks()?.query())?.held ?? [];
  const open = new Set(held.map((lock) => lock.name));
  return (tab) => open.has(prefix + tab);
}

function locks(): LockManager | undefined {
  return (navigator as Partial<Pick<Navigator, 'locks'>>).locks;
}
