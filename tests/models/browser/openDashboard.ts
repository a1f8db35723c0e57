// The dashboard as it is when it is come to. What belongs to it ends with it, so that every path has one of its own without
// loading the page again.
import type { Page } from '@playwright/test';
import { list } from '../../e2e/support/library.ts';
import { logIn } from './logIn.ts';
import { expect } from './walkTest.ts';

/** Comes to it from the home page; who is on it already goes back first. */
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
