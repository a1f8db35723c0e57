// The form in which people report a bug, over the page.
import { readFile } from 'node:fs/promises';
import { expect, type FrameLocator, type Page } from '@playwright/test';

export const bugReportOf = (page: Page): FrameLocator => page.frameLocator('iframe[title="Report a bug"]');

/** Saves the open report as a file, and returns the content of the file. */
export async function saveBugReport(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await bugReportOf(page)
    .getByRole('button', { name: /^Save the file/ })
    .click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^bug-[\d-]+\.flow\.json$/);
  return readFile(await file.path(), 'utf8');
}
