// Holds a page's requests until the walk decides how they are answered. The mock server then answers each one in the scenario that the walk chooses for it.
import { expect, type Page, type Request, type Route } from '@playwright/test';

/** A request is much faster than the interval at which tests usually poll. */
const soon = [5, 10, 20, 50, 100];

const ofPage = new WeakMap<Page, HeldRequests>();

function operationOf(route: Route): string {
  return (route.request().postDataJSON() as { operationName: string }).operationName;
}

export class HeldRequests {
  readonly #operations: readonly string[];
  #waiting: Route[] = [];

  private constructor(operations: readonly string[]) {
    this.#operations = operations;
  }

  /** Holds these operations of the page from now on. Another call aborts those that still wait. */
  static async hold(page: Page, operations: readonly string[]): Promise<void> {
    const known = ofPage.get(page);
    if (known !== undefined) {
      await known.#giveUp();
      return;
    }
    const held = new HeldRequests(operations);
    ofPage.set(page, held);
    page.on('requestfailed', (request) => {
      held.#forget(request);
    });
    await page.route('**/api', (route) => held.#take(route));
  }

  /** The held requests of a page. */
  static of(page: Page): HeldRequests {
    const held = ofPage.get(page);
    if (held === undefined) throw new Error('No request of this page is held');
    return held;
  }

  /** Passes the oldest request on to the server in this scenario; waits for one if the page has sent none yet. Returns the name of its operation. */
  async answer(scenario: string): Promise<string> {
    await this.arrival();
    const [route, ...others] = this.#waiting;
    this.#waiting = others;
    await route?.continue({ headers: { ...route.request().headers(), 'x-mock-scenario': scenario } });
    return route === undefined ? '' : operationOf(route);
  }

  /** Passes on all requests that the page sends, as long as the condition holds. */
  async answerWhile(holds: () => Promise<boolean>): Promise<void> {
    await expect
      .poll(
        async () => {
          if (this.#waiting.length > 0) await this.answer('ordinary');
          return holds();
        },
        { intervals: soon },
      )
      .toBe(false);
  }

  /** Waits until the page has sent a request that is not answered yet. */
  async arrival(): Promise<void> {
    await expect
      .poll(() => this.#waiting.length, { message: 'the page asks the server', intervals: soon })
      .toBeGreaterThan(0);
  }

  async #take(route: Route): Promise<void> {
    if (!this.#operations.includes(operationOf(route))) {
      await route.continue();
      return;
    }
    this.#waiting.push(route);
  }

  /** The page aborted the request: its actor was stopped, or the page was left before the request arrived here. */
  #forget(request: Request): void {
    this.#waiting = this.#waiting.filter((route) => route.request() !== request);
  }

  async #giveUp(): Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = [];
    await Promise.all(waiting.map((route) => route.abort()));
  }
}
