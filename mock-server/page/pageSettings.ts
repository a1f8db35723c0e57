// The settings that the mock server passes to the script that it adds to pages.
import type { Scenario } from '../scenario.ts';

export interface PageSettings {
  /** The choice of a scenario for the page. */
  readonly scenario: string;
  readonly page: Scenario['page'] | null;
}

/** The name of the meta element with the settings as JSON. */
export const settingsMeta = 'mock-server';

/** The path of the script. */
export const pageScript = '/__mock/page.js';
