// Opens the dashboard anew for each path, without reloading the page: its machines end when it is left.
import type { Page } from '@playwright/test';
import { list } from '../../e2e/support/library.ts';
import { logIn } from './logIn.ts';
import { expect } from './walkTest.ts';

/** Opens the dashboard from the home page; goes back there first if it is already open. */
export async function openDashboard(page: Page): Promise<void> {
  if (page.url() === 'about:blank') {
    await logIn(page);
    await page.goto('/');
  } else if (new URL(page.url()).pathname !== '/') {
    await page.goBack();
  }
  await page.getByRole('link', { name: 'Open your library' }).click();
  await expect(list(page)).toBeVisible();
}
