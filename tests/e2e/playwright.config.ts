// How the browser tests run: the built app on the built server, at desktop and phone width, in the system's Chromium.
import { defineConfig } from '@playwright/test';
import { installedChromium } from '../../tools/ensureBrowser.ts';

const executablePath = installedChromium();

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter:
    process.env.CI === undefined
      ? 'list'
      : [['list'], ['html', { open: 'never', outputFolder: '../../playwright-report' }]],
  use: {
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  ],
});
