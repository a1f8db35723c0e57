// Requests of a page that wait until a walk says how they are answered. The answer is the mock server's own, in the scenario that
// the walk chooses for this one request.
import type { Page, Route } from '@playwright/test';

const ofPage = new WeakMap<Page, HeldRequests>();

function operationOf(route: Route): string {
  return (route.request().postDataJSON() as { operationName: string }).operationName;
}

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

  /**
   * Lets the oldest request through to the server, in this scenario; waits for one when the page has sent none yet. Returns the
   * name of its operation.
   */
  async answer(scenario: string): Promise<string> {
    while (this.#waiting.length === 0) await new Promise<void>((resolve) => (this.#arrived = resolve));
    const [route, ...others] = this.#waiting;
    this.#waiting = others;
    await route?.continue({ headers: { ...route.request().headers(), 'x-mock-scenario': scenario } });
    return route === undefined ? '' : operationOf(route);
  }

  async #take(route: Route): Promise<void> {
    if (!this.#operations.includes(operationOf(route))) {
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
