// What the mock server tells the script that it adds to a page.
import type { Scenario } from '../scenario.ts';

export interface PageFacts {
  /** The choice that the page is played. */
  readonly scenario: string;
  readonly page: Scenario['page'] | null;
}

/** The name of the meta element that holds them, as JSON. */
export const factsMeta = 'mock-server';

/** The address of the script. */
export const pageScript = '/__mock/page.js';
