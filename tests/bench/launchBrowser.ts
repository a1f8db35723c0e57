// Starts the browser of the browser tests, headless, for measurements.
import { type Browser, chromium } from '@playwright/test';
import { installedChromium } from '../../tools/ensureBrowser.ts';

/** The caller closes it. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = installedChromium();
  return chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
}
