// Tests the statechart pages: every machine of the catalogue is drawn and described, states can be found, and charts exported; by keyboard, on a phone, in both
// colour modes.
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { catalogue } from '#machines/catalogue.ts';
import { statesOf } from '#machines/transitions.ts';
import { findViolations, untilStill, wcag } from './support/axe.ts';
import { expect, test } from '../support/mockWorld.ts';

// Not counted as coverage: the viewer's own machines are not flows of the site.
test.use({ watched: false });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const statesDrawn = (page: Page) =>
  page
    .locator('[data-state-id]')
    .evaluateAll((all) => all.map((element) => (element instanceof HTMLElement ? element.dataset.stateId : '')).sort());

test('every machine is listed, drawn with all of its states, and described', async ({ page }) => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.goto('/_statecharts');
  await expect(page).toHaveTitle(/^Statecharts/);
  const links = page.getByRole('main').getByRole('link');
  await expect(links.first()).toBeVisible();
  expect((await links.allInnerTexts()).sort()).toEqual(catalogue.map(({ title }) => title).sort());

  await links.first().click();
  for (const { id, machine } of catalogue) {
    await test.step(id, async () => {
      await page.getByRole('navigation', { name: 'Machines' }).getByRole('link', { name: id, exact: true }).click();
      await expect(heading(page)).toContainText(id);
      await expect(page).toHaveTitle(new RegExp(`^${id}`));
      const states = statesOf(machine);
      // The root has a box only if it has transitions or actions of its own.
      const within = states.map((state) => state.id).filter((each) => each !== id);
      await expect.poll(async () => (await statesDrawn(page)).filter((each) => each !== id)).toEqual(within.sort());
      const outline = page.getByRole('region', { name: `Outline of ${id}` });
      expect(await outline.locator('strong').allTextContents()).toEqual(states.map(({ path }) => path.join('.') || id));
    });
  }
  // Within the page, without loading it again.
  expect(loads).toBe(1);
});

test('a state is found by keyboard, and a chart is exported', async ({ page, context }) => {
  await page.goto('/_statecharts/dialog');
  await expect(page.locator('[data-state-id="dialog.open"]')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: 'Find a state or event' })).toBeFocused();
  await page.keyboard.type('confirming');
  await expect(page.getByRole('option', { name: 'open.confirming', exact: true })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-state-id="dialog.open.confirming"]')).toHaveAttribute('aria-pressed', 'true');
  const details = page.getByRole('region', { name: 'State open.confirming' });
  await expect(details).toContainText('invoke confirmAction');
  await details.getByRole('button', { name: 'done confirmAction' }).click();
  await expect(page.getByRole('region', { name: 'Transition' })).toContainText('From open.confirming to closing');

  for (const [format, file, part] of [
    ['Mermaid', 'dialog.mmd', 'stateDiagram-v2'],
    ['SVG', 'dialog.svg', '<svg'],
    ['JSON', 'dialog.json', '"#dialog.open.confirming"'],
  ] as const) {
    await page.getByRole('button', { name: 'Export' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: `Download ${format}` }).click();
    expect((await download).suggestedFilename()).toBe(file);
    expect(await readFile(await (await download).path(), 'utf8')).toContain(part);
  }
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Copy Mermaid' }).click();
  await expect(page.getByText('Mermaid copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('stateDiagram-v2');
});

test('the view is in the address, and an unknown machine leads to the list', async ({ page }) => {
  await page.goto('/_statecharts/dialog');
  await page.getByRole('tab', { name: /^Coverage/ }).click();
  await page.getByRole('radio', { name: 'Source' }).check();
  const source = page.getByRole('region', { name: 'Source' });
  await expect(source).toContainText('machines/dialog/dialogMachine.ts');
  await expect(source).toContainText('export const dialogMachine = setup({');
  await expect(page).toHaveURL(/\?tab=coverage&view=source$/);
  await page.reload();
  await expect(source).toBeVisible();
  await expect(page.getByRole('tab', { name: /^Coverage/ })).toHaveAttribute('aria-selected', 'true');

  await page.getByRole('navigation', { name: 'Machines' }).getByRole('link', { name: 'alert', exact: true }).click();
  await expect(heading(page)).toContainText('alert');
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(source).toBeVisible();

  const response = await page.goto('/_statecharts/nothing');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('alert')).toContainText('There is no machine named nothing');
  await page.keyboard.press('/');
  await page.keyboard.type('new build');
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['New build']);
  await page.getByRole('link', { name: 'New build' }).click();
  await expect(heading(page)).toContainText('appUpdate');
});

test('axe finds nothing, in either colour mode', async ({ page }) => {
  const addresses = [
    '/_statecharts/nothing',
    '/_statecharts/documentEditor',
    '/_statecharts/dialog?view=outline',
    '/_statecharts/dialog?view=source',
  ];
  for (const address of addresses) {
    await page.goto(address);
    await expect(heading(page)).toBeVisible();
    if (address.endsWith('Editor')) {
      await page.locator('[data-state-id="documentEditor.clean"]').click();
      await expect(page.getByRole('region', { name: 'State clean' })).toBeVisible();
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await untilStill(page);
      const violations = await findViolations(page, { tags: wcag });
      // Transitions in the drawing are as high as their text; each is also in a list, at full target size (WCAG 2.5.8, "equivalent").
      const isTooSmall = (element: string) => !element.includes('data-transition=');
      expect
        .soft(
          violations
            .map(({ rule, elements }) => ({
              rule,
              elements: rule === 'target-size' ? elements.filter(isTooSmall) : elements,
            }))
            .flatMap(({ rule, elements }) => elements.map((element) => `${rule}: ${element}`)),
          `${address}, ${colorScheme}`,
        )
        .toEqual([]);
    }
  }
});

test('a phone shows the chart or the panel, at full width', { tag: '@phone' }, async ({ page }) => {
  const expectNoSidewaysScrolling = async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
  };
  await page.goto('/_statecharts');
  await expect(page.getByRole('link', { name: 'Dialog', exact: true })).toBeVisible();
  await expectNoSidewaysScrolling();
  await page.getByRole('link', { name: 'Dialog', exact: true }).click();
  await expect(page.locator('[data-state-id="dialog.closed"]')).toBeInViewport();
  await expect(page.getByRole('tab', { name: 'Play' })).toBeHidden();
  await page.getByRole('radio', { name: 'Panel' }).check();
  await expect(page.getByRole('tab', { name: 'Play' })).toBeVisible();
  await expect(page.locator('[data-state-id="dialog.closed"]')).toBeHidden();
  await expectNoSidewaysScrolling();
  await page.getByRole('link', { name: 'Statecharts, all machines' }).click();
  await expect(heading(page)).toHaveText('Statecharts');
});
