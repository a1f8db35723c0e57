// Makes the site's pictures from the built app: `npm run build && npm run pictures`. The results are committed.
import { chromium } from '@playwright/test';
import { startMockServer } from '#tests/support/mockServerProcess.ts';
import { installedChromium } from '../ensureBrowser.ts';
import { drawIcons } from './drawIcons.ts';
import { drawSocialImage } from './drawSocialImage.ts';
import { colorModes, takeLibraryPictures } from './takeLibraryPictures.ts';

const server = await startMockServer();
const executablePath = installedChromium();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox', '--disable-background-networking'],
});
try {
  for (const mode of colorModes) await takeLibraryPictures(browser, server.url, mode);
  await drawIcons();
  await drawSocialImage(browser);
} finally {
  await browser.close();
  server.kill('SIGTERM');
}
