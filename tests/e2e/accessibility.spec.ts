// Tests that axe reports nothing on any page in either colour mode, and that no page scrolls sideways, down to 320 px.
import type { Page } from '@playwright/test';
import { expectNoAxeViolations, wcag } from './support/axe.ts';
import { kind } from './support/kinds.ts';
import { expect, test } from './support/fixtures.ts';
import { chooseFile, importFile, openDocument, search } from './support/library.ts';
import { bibliographyFile } from './support/fixtures.ts';

/** Runs axe in both modes. In the second one only the colours differ, so only colour rules run. */
async function expectNoViolations(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNoAxeViolations(page, { tags: [...wcag, 'best-practice'] });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoAxeViolations(page, { rules: ['color-contrast'] });
}

async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
}

const publicPages = [
  ['/', /Keep|reference/i],
  ['/user/login', 'Log in'],
  ['/user/register', 'Create an account'],
  ['/user/forgot-password', /password/i],
  ['/change-password/some-token?id=user_1', /password/i],
  ['/no/such/page', 'Page not found: /no/such/page'],
] as const;

test.describe('in both modes', { tag: '@everyWidth' }, () => {
  for (const [path, heading] of publicPages) {
    test(`axe reports nothing on ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
      await expectNoViolations(page);
      await expectNoSidewaysScrolling(page);
    });
  }

  test('axe reports nothing in the library, in any of its states', async ({ page, signedIn }) => {
    expect(signedIn.email).toContain('@');
    const check = async (state: string) => {
      await test.step(state, async () => {
        await expectNoViolations(page);
        await expectNoSidewaysScrolling(page);
      });
    };
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Your library is empty' })).toBeVisible();
    await check('new account');

    await chooseFile(page, bibliographyFile('chocolate.bib'));
    await expect(page.getByRole('button', { name: /^Add \d+ documents$/ })).toBeVisible();
    await check('review of an import');
    await page.getByRole('button', { name: /^Add \d+ documents$/ }).click();
    await expect(page.getByText(/documents added to your library/)).toBeVisible();
    await check('report of an import');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    await expect(page.getByRole('grid', { name: 'Documents' })).toBeVisible();
    await check('list');

    await openDocument(page, 'Mood state effects of chocolate');
    await check('document');
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeVisible();
    await page.getByRole('textbox', { name: 'Date', exact: true }).fill('2006-13');
    await expect(page.getByText('1 field not saved')).toBeVisible();
    await check('editor with a problem');

    await page.goto('/dashboard/bibliography');
    await expect(page.getByRole('list', { name: 'Bibliography' }).getByRole('listitem').first()).toBeVisible();
    await check('bibliography');
    await page.getByRole('button', { name: /^Style:/ }).click();
    await expect(page.getByRole('combobox', { name: 'Style' })).toBeVisible();
    await check('choice of a style');

    await page.goto('/dashboard?document=new');
    await page.getByRole('button', { name: kind('other') }).click();
    await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeVisible();
    await check('new document');

    await page.goto('/dashboard?document=doc_unknown');
    await expect(page.getByText('There is no such document')).toBeVisible();
    await check('unknown document');
    await page.goto('/dashboard');
    await search(page, 'no such words anywhere');
    await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible();
    await check('nothing found');
    await page.goto('/dashboard?group=trash');
    await expect(page.getByRole('heading', { name: 'Trash is empty' })).toBeVisible();
    await check('empty trash');
  });
});

test('pages fit into 320 px', async ({ page, signedIn }) => {
  expect(signedIn.email).toContain('@');
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [path] of publicPages) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expectNoSidewaysScrolling(page);
  }
  await page.goto('/dashboard');
  await importFile(page, 'jabref-groups-new.bib', 4);
  await expectNoSidewaysScrolling(page);
  await page.goto('/dashboard/bibliography');
  await expect(page.getByRole('list', { name: 'Bibliography' }).getByRole('listitem').first()).toBeVisible();
  await expectNoSidewaysScrolling(page);
});
