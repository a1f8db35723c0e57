// Tests the public pages in the mock server's scenarios of failing external services.
import { baseReleaseAddress } from '#site/downloads.ts';
import { expect, test } from '../../support/mockWorld.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { list } from '../support/library.ts';

for (const scenario of ['release-unknown', 'release-service-failing']) {
  test.describe(() => {
    test.use({ scenario });

    test(`${scenario}: no version is named, and every download leads to all releases`, async ({ page, mock }) => {
      await page.goto('/');
      const download = page.getByRole('link', { name: /^(Download|Get)/ }).first();
      await expect(download).toBeVisible();
      await expect(page.getByText(/Latest version/)).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
      const answer = await page.request.get(`${mock.url}/download/win_msi`, { maxRedirects: 0 });
      expect(answer.headers().location).toBe(baseReleaseAddress());
    });
  });
}

test('icon-service-down: a folder replaces the icon of a group', async ({ page, world }) => {
  // The public service is not available either.
  await page.route('https://**', (route) => route.abort());
  await world.signIn();
  const sign = page.getByRole('treeitem', { name: /^To read/ }).locator('svg, [aria-hidden=true][style*=mask-image]');
  await page.goto('/dashboard');
  await expect(sign.first()).toHaveAttribute('style', /mask-image/);

  await world.play('icon-service-down');
  const refused = page.waitForResponse((response) => response.url().includes('/api/_nuxt_icon/'));
  await page.reload();
  expect((await refused).status()).toBe(503);
  await expect(page.getByRole('treeitem', { name: /^To read/ })).toBeVisible();
  await expect(page.locator('[style*=mask-image]')).toHaveCount(0);
  await expect(
    page
      .getByRole('treeitem', { name: /^To read/ })
      .locator('svg')
      .first(),
  ).toBeVisible();
});

test.describe(() => {
  test.use({ scenario: 'style-missing' });

  test('style-missing: no reference is formatted, and a key is copied', async ({ page, context, world }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await world.signIn();
    await page.goto('/dashboard?sort=title');
    await expect(list(page).getByRole('row').nth(3)).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('Control+Shift+c');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/style can’t be loaded \(404\)/)).toBeVisible();
    await expectNoAxeViolations(page, { within: 'dialog' });
    await dialog.getByRole('combobox', { name: 'Find a format' }).fill('citation key');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Copied as citation key: /)).toBeVisible();
  });
});

test.describe(() => {
  test.use({ scenario: 'clipboard-refused' });

  test('clipboard-refused: the text is shown and selected, and copied by hand', async ({ page, context, world }) => {
    await world.signIn();
    await page.goto('/dashboard?sort=title');
    await expect(list(page).getByRole('row').nth(3)).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('Control+c');
    const dialog = page.getByRole('dialog', { name: 'Copy by hand' });
    const text = dialog.getByRole('textbox', { name: 'Text to copy' });
    await expect(text).toBeFocused();
    const selected = await text.evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(area.selectionStart, area.selectionEnd),
    );
    expect(selected).toMatch(/\(\d{4}/);
    await expectNoAxeViolations(page, { within: 'dialog' });
    await page.keyboard.press('Control+c');
    await expect(dialog).toBeHidden();
    const messages = page.getByRole('region', { name: 'Messages' });
    await expect(messages.getByText(/^Copied as APA reference: /)).toBeVisible();
    // What the keys of the browser copied is pasted.
    const search = page.getByRole('combobox', { name: 'Search documents' });
    await search.focus();
    await page.keyboard.press('Control+v');
    await expect(search).toHaveValue(selected.replace(/\n/g, ' '));
    await context.clearPermissions();
  });
});
