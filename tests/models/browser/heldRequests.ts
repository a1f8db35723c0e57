// Requests of a page that wait until a walk says how they are answered. The answer is the mock server's own, in the scenario that
// the walk chooses for this one request.
import type { Page, Route } from '@playwright/test';

const ofPage = new WeakMap<Page, HeldRequests>();

export class HeldRequests {
  readonly #operations: readonly string[];
  #waiting: Route[] = [];
  #arrived: () => void = () => undefined;

  private constructor(operations: readonly string[]) {
    this.#operations = operations;
  }

  /** Holds these operations of the page from now on; asked for again, gives up those that still wait. */
  static async hold(page: Page, operations: readonly string[]): Promise<void> {
    const known = ofPage.get(page);
    if (known !== undefined) {
      await known.#giveUp();
      return;
    }
    const held = new HeldRequests(operations);
    ofPage.set(page, held);
    await page.route('**/api', (route) => held.#take(route));
  }

  /** Those of a page. */
  static of(page: Page): HeldRequests {
    const held = ofPage.get(page);
    if (held === undefined) throw new Error('No request of this page is held');
    return held;
  }

  /** Lets the oldest request through to the server, in this scenario; waits for one when the page has sent none yet. */
  async answer(scenario: string): Promise<void> {
    while (this.#waiting.length === 0) await new Promise<void>((resolve) => (this.#arrived = resolve));
    const route = this.#waiting.shift();
    await route?.continue({ headers: { ...route.request().headers(), 'x-mock-scenario': scenario } });
  }

  async #take(route: Route): Promise<void> {
    const { operationName } = route.request().postDataJSON() as { operationName: string };
    if (!this.#operations.includes(operationName)) {
      await route.continue();
      return;
    }
    this.#waiting.push(route);
    this.#arrived();
  }

  async #giveUp(): Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = [];
    await Promise.all(waiting.map((route) => route.abort()));
  }
}
