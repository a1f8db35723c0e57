// Configures the browser tests: the built app on the built server, in the system's Chromium. Tests run at desktop width; with the tag `@everyWidth` also on a
// phone, if width or touch can matter; with `@phone` only there.
import { defineConfig } from '@playwright/test';
import { installedChromium } from '../../tools/ensureBrowser.ts';

const executablePath = installedChromium();
const desktop = { width: 1440, height: 900 };
const stories = 'e2e/**/*.spec.ts';
/** Without animations, tests at desktop width take 6 % less processor time. On phones, and where the models are walked, they run. */
const still = { reducedMotion: 'reduce' } as const;

export default defineConfig({
  testDir: '..',
  // A folder of its own, because each run empties it and test-results has other files too.
  outputDir: '../../test-results/browser',
  globalSetup: '../coverage/beginBrowserRun.ts',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  // One more than there are cores, because tests spend a seventh of their time waiting for frames and answers.
  workers: 3,
  // Upper limits, not waits: generous enough for a machine that is several times slower than a desktop.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter:
    process.env.CI === undefined
      ? 'list'
      : [['list'], ['html', { open: 'never', outputFolder: '../../playwright-report' }]],
  use: {
    // An action on a missing element fails soon, not at the limit of the whole test.
    actionTimeout: 120_000,
    // Tracing every test takes a quarter of the run time. Repeat a failed one with `--trace on`.
    trace: 'off',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  projects: [
    // First, because these tests take longest, and the shorter ones then fill the remaining time.
    { name: 'models', testMatch: 'models/browser/*.spec.ts', use: { viewport: desktop } },
    {
      name: 'desktop',
      testMatch: stories,
      grepInvert: /@phone/,
      use: { viewport: desktop, contextOptions: still },
    },
    {
      name: 'phone',
      testMatch: stories,
      grep: /@phone|@everyWidth/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
