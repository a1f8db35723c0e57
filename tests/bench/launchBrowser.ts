// The browser that measures: the one of the browser tests, without a window.
import { type Browser, chromium } from '@playwright/test';
import { installedChromium } from '../../tools/ensureBrowser.ts';

/** Close it. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = installedChromium();
  return chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
}
