// Tests the drawing of a machine: the initial view, highlighted transitions, and collapsed states.
import type { Page } from '@playwright/test';
import { createMachine } from 'xstate';
import { changesData } from '#statecharts/diff/changesData.ts';
import { diffMachines } from '#statecharts/diff/diffMachines.ts';
import { machineData, readVersion } from '#statecharts/diff/machineVersion.ts';
import { expect, test } from '../support/mockWorld.ts';
import { expectNoAxeViolations } from './support/axe.ts';

// Not counted as coverage: the viewer's own machines are not flows of the site.
test.use({ watched: false });

const state = (page: Page, id: string) => page.locator(`[data-state-id="${id}"]`);

test('a large chart opens at its active state, at full text size', { tag: '@everyWidth' }, async ({ page }) => {
  for (const [machine, active] of [
    ['documentEditor', 'documentEditor.clean'],
    ['import', 'import.choosing.waiting'],
  ] as const) {
    await page.goto(`/_statecharts/${machine}`);
    await expect(state(page, active)).toHaveAttribute('aria-current', 'true');
    await expect(state(page, active)).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('100 %', { exact: true })).toBeVisible();
  }
});

test('a transition is highlighted with its ends while it has the pointer or the focus', async ({ page }) => {
  await page.goto('/_statecharts/dialog');
  const words = page.locator('[data-transition^="dialog.closed"]').first();
  const highlighted = page.locator('[data-line][data-highlighted]');
  await words.hover();
  await expect(highlighted).toHaveCount(1);
  await expect(highlighted).toHaveAttribute('data-line', /^dialog\.closed → dialog\.open/);
  const other = page.locator('[data-line]:not([data-highlighted])').first();
  await expect(other).toHaveCSS('opacity', '0.25');
  await page.mouse.move(0, 0);
  await expect(highlighted).toHaveCount(0);
  await words.focus();
  await expect(highlighted).toHaveCount(1);
  await words.blur();
  await expect(highlighted).toHaveCount(0);
  const { x, y } = await onLine(page, 'dialog.closed → dialog.open');
  await page.mouse.move(x, y);
  await expect(highlighted).toHaveCount(1);
});

/** A point of a line, in window coordinates. */
async function onLine(page: Page, id: string): Promise<{ x: number; y: number }> {
  return page
    .locator(`[data-line="${id}"] path`)
    .last()
    .evaluate((path: SVGPathElement) => {
      const { x, y } = path.getPointAtLength(path.getTotalLength() / 3);
      const point = new DOMPoint(x, y).matrixTransform(path.getScreenCTM() ?? undefined);
      return { x: point.x, y: point.y };
    });
}

test('a state is collapsed and expanded by pointer and keyboard, and the address keeps it', async ({ page }) => {
  await page.goto('/_statecharts/dialog');
  await expect(state(page, 'dialog.open.idle')).toBeVisible();
  const place = await state(page, 'dialog.open').boundingBox();
  const collapse = page.getByRole('button', { name: 'Collapse open', exact: true });
  await expect(collapse).toHaveAttribute('aria-expanded', 'true');
  await collapse.click();
  await expect(state(page, 'dialog.open.idle')).toHaveCount(0);
  await expect(state(page, 'dialog.open')).toContainText('states inside');
  const expand = page.getByRole('button', { name: 'Expand open', exact: true });
  await expect(expand).toBeFocused();
  await expect(expand).toHaveAttribute('aria-expanded', 'false');
  await expect(page).toHaveURL(/\?collapsed=open$/);
  // The state stays under the pointer.
  const after = await state(page, 'dialog.open').boundingBox();
  expect(Math.abs((after?.x ?? 0) - (place?.x ?? 0))).toBeLessThan(2);
  expect(Math.abs((after?.y ?? 0) - (place?.y ?? 0))).toBeLessThan(2);

  await page.reload();
  await expect(state(page, 'dialog.open')).toContainText('states inside');
  // Navigating to a state inside expands it.
  await page.keyboard.press('/');
  await page.keyboard.type('confirming');
  await page.getByRole('option', { name: 'open.confirming', exact: true }).click();
  await expect(state(page, 'dialog.open.confirming')).toBeInViewport();
  await expect(page).not.toHaveURL(/collapsed/);

  await page.getByRole('button', { name: 'Collapse all states' }).click();
  await expect(state(page, 'dialog.open.confirming')).toHaveCount(0);
  await expand.focus();
  await page.keyboard.press('Enter');
  await expect(state(page, 'dialog.open.confirming')).toBeVisible();
  await expect(collapse).toBeFocused();

  await test.step('a line is followed, and another chosen at a fork', async () => {
    const line = page.locator('[data-transition]:focus');
    const leadsFrom = (source: string) => new RegExp(`^dialog\\.${source} — `);
    await state(page, 'dialog.open.confirming').focus();
    await page.keyboard.press('>');
    await expect(line).toHaveAttribute('data-transition', leadsFrom('open\\.confirming'));
    const first = await line.getAttribute('data-transition');
    await page.keyboard.press('.');
    await expect(line).toHaveAttribute('data-transition', leadsFrom('open\\.confirming'));
    expect(await line.getAttribute('data-transition')).not.toBe(first);
    await page.keyboard.press(',');
    await expect(line).toHaveAttribute('data-transition', first ?? '');
    await page.keyboard.press('<');
    await expect(state(page, 'dialog.open.confirming')).toBeFocused();
  });
});

test('a comparison is opened from its file and drawn', async ({ page }) => {
  const states = { closed: { on: { open: 'open' } }, open: { on: { close: 'closed' } } };
  const version = (more: object) =>
    readVersion(machineData(createMachine({ id: 'dialog', initial: 'closed', states: { ...states, ...more } }), ''));
  const changes = diffMachines([version({ fading: { on: { faded: 'closed' } } })], [version({})]);
  await page.goto('/_statecharts/dialog?tab=compare');
  await page.getByLabel('Open a comparison…').setInputFiles({
    ...{ name: 'changes.json', mimeType: 'application/json' },
    buffer: Buffer.from(JSON.stringify(changesData(changes, []))),
  });
  await page.getByRole('button', { name: /gone fading$/ }).click();
  await expect(state(page, 'dialog.fading')).toBeInViewport();
  await expect(state(page, 'dialog.fading')).toHaveAccessibleName(/gone$/);
  // The divider between the panes is in no landmark, as in every split pane.
  await expectNoAxeViolations(page, { except: ['region'] });
});
