// How the browser tests run: the built app on the built server, in the system's Chromium. A test runs at desktop width; with the tag
// `@everyWidth` on a phone too, where width or touch can make a difference; with `@phone` there alone.
import { defineConfig } from '@playwright/test';
import { installedChromium } from '../../tools/ensureBrowser.ts';

const executablePath = installedChromium();
const desktop = { width: 1440, height: 900 };
const stories = 'e2e/**/*.spec.ts';

export default defineConfig({
  testDir: '..',
  // A run empties it; what else is in test-results is not its own.
  outputDir: '../../test-results/browser',
  globalSetup: '../coverage/beginBrowserRun.ts',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  workers: 2,
  // Limits, not waits: wide enough that a machine several times slower than a desk's fails nothing by its slowness.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter:
    process.env.CI === undefined
      ? 'list'
      : [['list'], ['html', { open: 'never', outputFolder: '../../playwright-report' }]],
  use: {
    // What is never there to be pressed fails its test, and does not hold it up until the limit of the whole walk.
    actionTimeout: 120_000,
    // Recording every test to keep the failed ones cost a quarter of the run. One that failed: again, with `--trace on`.
    trace: 'off',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  projects: [
    // First, since the longest are here: the shorter ones fill what time is left beside them.
    { name: 'models', testMatch: 'models/browser/*.spec.ts', use: { viewport: desktop } },
    { name: 'desktop', testMatch: stories, grepInvert: /@phone/, use: { viewport: desktop } },
    {
      name: 'phone',
      testMatch: stories,
      grep: /@phone|@everyWidth/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
