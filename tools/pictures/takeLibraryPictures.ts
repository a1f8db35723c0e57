// Takes screenshots of the library in use: imports a real bibliography, searches it, opens and edits a document. Pictures aren't retouched; only the mock
// server's badge and the dialogs' round corners and shadow are hidden, because the page frames its pictures itself.
import type { Browser, Locator, Page } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { newcomer } from '#mock-server/demoSnapshot.ts';
import { type PictureSize, writePicture } from './writePicture.ts';

export const colorModes = ['light', 'dark'] as const;
export type ColorMode = (typeof colorModes)[number];

/** A higher pixel density than any published picture, so that all sizes are scaled down. */
const pixelDensity = 3;

/** Below this width the groups are a drawer, so the list and the document fill the picture. */
const desktop = { width: 944, height: 560 };
const phone = { width: 358, height: 520 };
/** The size of the clips that the home page shows beside its texts. */
const clipSize = { width: 512, height: 240 };

const title = 'Mood state effects of chocolate';

/** Goes through the library in one colour mode and writes its pictures. */
export async function takeLibraryPictures(browser: Browser, url: string, mode: ColorMode): Promise<void> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: desktop,
    colorScheme: mode,
    deviceScaleFactor: pixelDensity,
    reducedMotion: 'reduce',
  });
  // Each mode has a library of its own, so that both start from the same state.
  await context.addCookies([{ name: 'mock-world', value: `pictures-${mode}`, url }]);
  const page = await context.newPage();

  await page.goto('/user/login');
  await page.getByLabel('E-mail').fill(newcomer.email);
  await page.getByLabel('Password', { exact: true }).fill(newcomer.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('heading', { name: 'Your library is empty' }).waitFor();

  await page.setViewportSize({ width: clipSize.width, height: 720 });
  await chooseFile(page, 'biblatex-examples.bib');
  await page.getByRole('button', { name: /^Add \d+ documents$/ }).waitFor();
  await takeClip(page, mode, 'bring', page.getByRole('dialog'));
  await addAll(page);
  await chooseFile(page, 'chocolate.bib');
  await addAll(page);

  await page.setViewportSize(desktop);
  await find(page, 'chocolate');
  await openDocument(page);
  await take(page, mode, 'library', { x: 0, y: 0, ...desktop }, [
    { width: 1120, dense: false, alsoWebp: mode === 'light' },
    { width: 2240, dense: true, alsoWebp: false },
  ]);

  await page.setViewportSize(phone);
  await find(page, 'chocolate');
  await take(page, mode, 'library-phone', { x: 0, y: 0, ...phone }, [{ width: 716, dense: true, alsoWebp: false }]);

  await page.setViewportSize({ width: clipSize.width, height: 720 });
  await find(page, 'arist');
  await takeClip(page, mode, 'find', page.getByRole('combobox', { name: 'Search documents' }), { x: -16, y: -52 });

  await find(page, 'chocolate');
  await openDocument(page);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const date = page.getByRole('textbox', { name: 'Date', exact: true });
  await date.fill('june 2006');
  await page.getByText('Read as June 2006').waitFor();
  await takeClip(page, mode, 'edit', date, { x: -20, y: -36 });

  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Edit', exact: true }).click();
  await other.getByRole('textbox', { name: 'Title', exact: true }).fill(`${title}: a review`);
  await other.getByRole('button', { name: 'Done' }).click();
  await other.getByRole('heading', { name: `${title}: a review` }).waitFor();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Mood effects of chocolate');
  await page.getByRole('heading', { name: 'This document was changed somewhere else' }).waitFor();
  await takeClip(page, mode, 'merge', page.getByRole('dialog'), { x: 0, y: 124 });
  await context.close();
}

async function chooseFile(page: Page, name: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page
    .getByRole('button', { name: /^(Import|Choose file)$/ })
    .first()
    .click();
  await (await chooser).setFiles(fileURLToPath(new URL(`../../tests/support/data/${name}`, import.meta.url)));
}

async function addAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Add \d+ documents$/ }).click();
  await page
    .getByRole('dialog')
    .getByText(/ added to your library\./)
    .waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

async function find(page: Page, words: string): Promise<void> {
  await page.goto(`/dashboard?q=${encodeURIComponent(words)}&sort=year`);
  await page.getByText(/^\d+ found$/).waitFor();
  await page.getByRole('grid', { name: 'Documents' }).getByRole('link').first().waitFor();
}

async function openDocument(page: Page): Promise<void> {
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('heading', { name: title }).waitFor();
  await page.getByRole('button', { name: 'Edit', exact: true }).waitFor();
}

interface Clip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Takes a picture of `clip` and writes it in each of `sizes`. */
async function take(
  page: Page,
  mode: ColorMode,
  name: string,
  clip: Clip,
  sizes: readonly PictureSize[],
): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.locator('aside[aria-label="Mock server"]').evaluate((badge: HTMLElement) => {
    badge.style.display = 'none';
  });
  // Moves the pointer away, so that no row is highlighted.
  await page.mouse.move(0, 0);
  const shot = await page.screenshot({ clip, caret: 'hide', animations: 'disabled' });
  for (const size of sizes) await writePicture(shot, `${name}-${mode}-${size.width}`, size);
}

/** Takes a picture of the area of the page that starts at the top left corner of `from`, moved by `by`. */
async function takeClip(
  page: Page,
  mode: ColorMode,
  name: string,
  from: Locator,
  by: { readonly x: number; readonly y: number } = { x: 0, y: 0 },
): Promise<void> {
  await from.evaluate((element: HTMLElement) => {
    if (element.localName === 'dialog') {
      // As wide as the area, whatever the dialog's maximum width is.
      element.style.width = '512px';
      element.style.maxWidth = 'none';
      element.style.borderRadius = '0';
      element.style.boxShadow = 'none';
    } else element.scrollIntoView({ block: 'center' });
  });
  const box = await from.boundingBox();
  if (!box) throw new Error(`${name} is not visible`);
  const corner = { x: Math.round(box.x) + by.x, y: Math.round(box.y) + by.y };
  await take(page, mode, name, { ...corner, ...clipSize }, [
    { width: 2 * clipSize.width, dense: true, alsoWebp: mode === 'light' },
  ]);
}
