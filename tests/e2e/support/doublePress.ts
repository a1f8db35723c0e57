// Presses twice at one place, with the mouse or a finger.
import type { Locator, Page } from '@playwright/test';
import { setTimeout } from 'node:timers/promises';

/** The centre of a control, in window coordinates. */
async function middleOf(control: Locator): Promise<{ x: number; y: number }> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error('The control is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Presses at the control's place twice, `interval` milliseconds apart, whatever is there the second time. */
export async function doublePress(page: Page, control: Locator, interval: number, hasTouch: boolean): Promise<void> {
  const { x, y } = await middleOf(control);
  if (hasTouch) {
    await page.touchscreen.tap(x, y);
    await setTimeout(interval);
    await page.touchscreen.tap(x, y);
  } else {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.up();
    await setTimeout(interval);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
  }
}
