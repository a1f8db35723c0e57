// Tests dialogs against accessibility checklists: roles, keyboard, focus and the page behind. Each story shows one dialog.
import type { Locator, Page } from '@playwright/test';
import { demoPerson } from '#mock-server/demoSnapshot.ts';
import { expect, test } from './support/fixtures.ts';
import { closeDocument, list, submitAccount } from './support/library.ts';
import { test as mockTest } from '../support/mockWorld.ts';

async function open(page: Page, id: string): Promise<void> {
  await page.goto(`/_storybook/external-iframe?id=${id}`);
  await expect(page.locator(`[data-story="${id}"]`)).toBeVisible();
}

const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const status = (page: Page) => page.locator('[data-story]').getByRole('status');
/** The backdrop, outside every dialog. */
const clickOutside = (page: Page) => page.mouse.click(5, 5);

test.describe('roles and names', () => {
  test('a dialog is modal, labelled by its title and described', { tag: '@everyWidth' }, async ({ page }) => {
    await open(page, 'ui-dialog--with-form');
    const dialog = page.getByRole('dialog', { name: 'Add a group' });
    await expect(dialog).toHaveAttribute('aria-modal', 'true');
    await expect(dialog).toHaveAccessibleDescription('A group holds documents; a document may be in many.');
    await expect(dialog).toHaveAttribute('data-state', 'open.idle');
    // The rest of the page is inert for the keyboard and for screen readers.
    await button(page, 'Open').focus();
    await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused();
  });

  test('an alert and a confirmation are alert dialogs, described by their message', async ({ page }) => {
    await open(page, 'ui-question-dialog--alert');
    await expect(page.getByRole('alertdialog', { name: 'The file was not read' })).toHaveAccessibleDescription(
      /^It is larger than 50 MB/,
    );
    await open(page, 'ui-question-dialog--confirm');
    await expect(page.getByRole('alertdialog', { name: 'Send the library to Zotero?' })).toHaveAccessibleDescription(
      /^1,204 documents/,
    );
  });
});

test.describe('initial focus', () => {
  test('is on the first field, the action, or the text box with its text selected', async ({ page }) => {
    await open(page, 'ui-dialog--with-form');
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await open(page, 'ui-question-dialog--alert');
    await expect(button(page, 'OK')).toBeFocused();
    await open(page, 'ui-question-dialog--prompt');
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await page.keyboard.type('Cacao');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Cacao');
  });

  test('is on Cancel if the action destroys something', async ({ page }) => {
    await open(page, 'ui-question-dialog--confirm-danger');
    await expect(button(page, 'Cancel')).toBeFocused();
  });

  for (const id of ['ui-question-dialog--long-text', 'ui-dialog--long-text-and-form']) {
    test(`is on the beginning of a long text, which the arrow keys scroll: ${id}`, async ({ page }) => {
      await open(page, id);
      await expect(page.locator(':focus')).toHaveAttribute('tabindex', '-1');
      const body = page.locator('[data-part="body"]');
      expect(await body.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => body.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
      // Header and footer stay in the window.
      await expect(page.getByRole('heading', { name: 'What is kept of a file' })).toBeInViewport({ ratio: 1 });
      await expect(page.locator('dialog footer button').last()).toBeInViewport({ ratio: 1 });
    });
  }
});

test.describe('the Tab key', () => {
  test('cycles inside, in both directions, and includes the close button', async ({ page }) => {
    await open(page, 'ui-dialog--with-form');
    const stops = [
      page.getByLabel('Name', { exact: true }),
      page.getByLabel('Description'),
      page.getByLabel('Put the marked documents into it'),
      button(page, 'Add'),
      button(page, 'Close'),
    ];
    for (const stop of [...stops, ...stops]) {
      await expect(stop).toBeFocused();
      await page.keyboard.press('Tab');
    }
    for (const stop of [...stops].reverse()) {
      await page.keyboard.press('Shift+Tab');
      await expect(stop).toBeFocused();
    }
    await page.keyboard.press('Shift+Tab');
    await expect(button(page, 'Close')).toBeFocused();
  });

  test('stays inside when the focused element is gone', async ({ page }) => {
    await open(page, 'ui-question-dialog--confirm');
    for (const [key, name] of [
      ['Tab', 'Cancel'],
      ['Shift+Tab', 'Send'],
    ] as const) {
      await page.evaluate(() => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      });
      await page.keyboard.press(key);
      await expect(button(page, name)).toBeFocused();
    }
  });
});

test.describe('closing', () => {
  test(
    'Escape and a click outside dismiss it, unlike its buttons, and each way returns the focus',
    { tag: '@everyWidth' },
    async ({ page }) => {
      await open(page, 'ui-dialog--with-form');
      const dialog = page.getByRole('dialog');
      const opener = button(page, 'Open');
      const closings: [() => Promise<void>, string][] = [
        [() => page.keyboard.press('Escape'), 'Closed: dismissed'],
        [() => button(page, 'Close').click(), 'Closed: cancel'],
        [() => clickOutside(page), 'Closed: dismissed'],
        [() => button(page, 'Add').click(), 'Closed: ok'],
      ];
      await page.keyboard.press('Escape');
      for (const [close, says] of closings) {
        await expect(dialog).toBeHidden();
        await opener.focus();
        await page.keyboard.press('Enter');
        await expect(dialog).toBeVisible();
        await close();
        await expect(dialog).toBeHidden();
        await expect(opener).toBeFocused();
        await expect(status(page)).toHaveText(says);
      }
    },
  );

  test('Escape works from every tab stop', async ({ page }) => {
    await open(page, 'ui-question-dialog--prompt');
    for (const steps of [0, 1, 2]) {
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      for (let step = 0; step < steps; step++) await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      // Waits for the fade-out, because the story opens the next dialog after it.
      await expect(page.locator('dialog')).toHaveCount(0);
      await button(page, 'Ask').click();
    }
  });

  test('selecting text from inside to outside does not close it', async ({ page }) => {
    await open(page, 'ui-dialog--with-form');
    const box = await page.getByRole('heading', { name: 'Add a group' }).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    await expect(page.getByRole('dialog')).toHaveAttribute('data-state', 'open.idle');
  });

  test('pressing outside and releasing inside does not close it', async ({ page }) => {
    await open(page, 'ui-dialog--with-form');
    const box = await page.getByRole('heading', { name: 'Add a group' }).boundingBox();
    await page.mouse.move(5, 5);
    await page.mouse.down();
    await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
    await page.mouse.up();
    await expect(page.getByRole('dialog')).toHaveAttribute('data-state', 'open.idle');
  });

  test('a press outside closes only the menu that is open in it', async ({ page }) => {
    await open(page, 'ui-menu--in-a-dialog');
    await expect(page.getByRole('menu')).toBeVisible();
    await clickOutside(page);
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveAttribute('data-state', 'open.idle');
    await clickOutside(page);
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('the pressed element gets the focus, even if the mouse does not give it', async ({ page }) => {
    await open(page, 'ui-dialog--closed');
    // As in Safari, where clicking a button doesn't focus it.
    await page.evaluate(() => {
      document.addEventListener('mousedown', (event) => {
        event.preventDefault();
      });
    });
    await button(page, 'Open').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button(page, 'Open')).toBeFocused();
  });

  for (const [id, role] of [
    ['ui-dialog--only-by-its-buttons', 'dialog'],
    ['ui-question-dialog--only-by-its-buttons', 'alertdialog'],
  ] as const) {
    test(`disabled ways to close stay disabled, however often they are tried: ${id}`, async ({ page }) => {
      await open(page, id);
      for (let times = 0; times < 3; times++) await page.keyboard.press('Escape');
      await clickOutside(page);
      await expect(page.getByRole(role)).toHaveAttribute('data-state', 'open.idle');
      await page.keyboard.press('Tab');
      await button(page, role === 'dialog' ? 'Close' : 'Cancel').click();
      await expect(page.getByRole(role)).toBeHidden();
    });
  }

  test('the focus goes to the next element when the opener is gone', async ({ page }) => {
    await open(page, 'ui-dialog--invoker-gone');
    await button(page, 'Remove Chocolate').click();
    await button(page.getByRole('dialog'), 'Remove').click();
    await expect(button(page, 'Remove Coffee')).toBeFocused();
    await page.keyboard.press('Enter');
    await button(page.getByRole('dialog'), 'Remove').click();
    await expect(button(page, 'Remove Cacao')).toBeFocused();
  });

  test('a press right after the answer opens the next dialog', async ({ page }) => {
    await open(page, 'ui-dialog--invoker-gone');
    await button(page, 'Remove Chocolate').click();
    // Only microtasks run between the two presses.
    await page.evaluate(async () => {
      const press = (text: string) => {
        [...document.querySelectorAll('button')].find((each) => each.textContent === text)?.click();
      };
      press('Remove');
      for (let times = 0; times < 10; times++) await Promise.resolve();
      press('Remove Coffee');
    });
    await expect(page.getByRole('dialog', { name: 'Remove Coffee?' })).toHaveAttribute('data-state', 'open.idle');
  });
});

test.describe('nested dialogs', () => {
  test('the topmost gets keys and clicks, and the focus returns one by one', async ({ page }) => {
    await open(page, 'ui-dialog--stacked');
    const first = page.getByRole('dialog', { name: 'The first' });
    const second = page.getByRole('dialog', { name: 'The second' });
    for (const close of [() => page.keyboard.press('Escape'), () => clickOutside(page)]) {
      await button(first, 'Open').click();
      await expect(second.getByLabel('Name', { exact: true })).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(button(page, 'Close the second')).toBeFocused();
      await close();
      await expect(second).toBeHidden();
      await expect(first).toHaveAttribute('data-state', 'open.idle');
      await expect(button(first, 'Open')).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(first).toBeHidden();
  });

  test('the page scrolls again when the last has closed', { tag: '@everyWidth' }, async ({ page }) => {
    await open(page, 'ui-dialog--stacked');
    const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
    await button(page.getByRole('dialog', { name: 'The first' }), 'Open').click();
    await page.keyboard.press('Escape');
    expect(await overflow()).toBe('hidden');
    await page.keyboard.press('Escape');
    await expect.poll(overflow).toBe('visible');
  });
});

test.describe('events inside', () => {
  test('are announced inside, and once: the page behind is silent', async ({ page }) => {
    await open(page, 'ui-dialog--things-happen');
    await button(page, 'Count').click();
    await expect(page.getByText('3 documents found')).toHaveCount(1);
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText('3 documents found');
  });

  test("don't move the focus out when the focused button disappears", async ({ page }) => {
    await open(page, 'ui-dialog--things-happen');
    const dialog = page.getByRole('dialog');
    await expect(button(dialog, 'Count')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.locator(':focus')).toHaveAttribute('data-part', 'frame');
    await page.keyboard.press('Tab');
    await expect(button(dialog, 'Restore')).toBeFocused();
  });

  test.describe('in forced colours', () => {
    test.use({ contextOptions: { forcedColors: 'active' } });
    test('its border is visible', async ({ page }) => {
      await open(page, 'ui-dialog--with-form');
      await expect(page.getByRole('dialog')).toHaveCSS('border-top-width', '1px');
    });
  });
});

test.describe('the page behind', () => {
  test('does not scroll, and does not move', async ({ page }) => {
    await open(page, 'ui-dialog--over-a-long-page');
    const opener = button(page, 'Open');
    const before = await opener.boundingBox();
    await opener.click();
    await page.mouse.move(700, 880);
    await page.mouse.wheel(0, 400);
    await page.mouse.move(700, 450);
    await page.mouse.wheel(0, 400);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await opener.boundingBox()).toEqual(before);
    await page.keyboard.press('Escape');
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });
    test('its transitions take no time', async ({ page }) => {
      await open(page, 'ui-dialog--with-form');
      await expect(page.getByRole('dialog')).toHaveCSS('transition-duration', /^0s(, 0s)*$/);
    });
  });
});

test.describe('opened by a call', () => {
  test('returns an answer once, and a value only with OK', async ({ page }) => {
    await open(page, 'ui-dialog-from-code--prompt');
    const ask = button(page, 'Ask');
    await ask.click();
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await page.keyboard.type('Cacao');
    await page.keyboard.press('Enter');
    await expect(status(page)).toHaveText('{"reason":"ok","value":"Cacao"}');
    await expect(ask).toBeFocused();
    // The previous one may still be fading out.
    const asked = page.locator('dialog[open]');
    await ask.click();
    await button(asked, 'Cancel').click();
    await expect(status(page)).toHaveText('{"reason":"cancel"}');
    await ask.click();
    await expect(asked.getByLabel('Name', { exact: true })).toHaveValue('Chocolate');
    await page.keyboard.press('Escape');
    await expect(status(page)).toHaveText('{"reason":"dismissed"}');
  });

  test('a problem is shown below the text box, announced, and blocks OK until it is fixed', async ({ page }) => {
    await open(page, 'ui-dialog-from-code--prompt');
    await button(page, 'Ask').click();
    const name = page.getByLabel('Name', { exact: true });
    await name.fill('');
    await expect(page.getByRole('dialog').getByRole('alert')).toBeHidden();
    await button(page, 'OK').click();
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('Enter a name.');
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(name).toHaveAccessibleDescription('Enter a name.');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveAttribute('data-state', 'open.refused');
    await page.keyboard.type('Tea');
    await expect(page.getByRole('dialog').getByRole('alert')).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(status(page)).toHaveText('{"reason":"ok","value":"Tea"}');
  });

  test('a failed action is reported inside, keeps what was typed, and can be repeated', async ({ page }) => {
    await open(page, 'ui-dialog-from-code--prompt-with-action');
    await button(page, 'Ask').click();
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await page.keyboard.type('Tea');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toHaveAttribute('data-state', 'open.confirming');
    await expect(button(page, 'Adding…')).toHaveAttribute('aria-busy', 'true');
    // Neither Escape nor a click outside closes it now.
    await page.keyboard.press('Escape');
    await clickOutside(page);
    await expect(dialog).toHaveAttribute('data-state', 'open.confirming');
    await page.evaluate(() => window.storyAnswers?.get('confirmAction')?.reject('There is a group of this name.'));
    await expect(dialog.getByRole('alert')).toHaveText('There is a group of this name.');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Tea');
    await button(page, 'Add').click();
    await expect(dialog.getByRole('alert')).toBeHidden();
    await page.evaluate(() => window.storyAnswers?.get('confirmAction')?.resolve());
    await expect(status(page)).toHaveText('{"reason":"ok","value":"Tea"}');
  });

  test('Cancel aborts an action', async ({ page }) => {
    await open(page, 'ui-dialog-from-code--confirm');
    await button(page, 'Ask').click();
    await button(page, 'Delete for good').click();
    await expect(page.getByRole('alertdialog')).toHaveAttribute('data-state', 'open.confirming');
    await button(page, 'Cancel').click();
    await expect(status(page)).toHaveText('{"reason":"cancel"}');
    expect(await page.evaluate(() => window.storyAnswers?.has('confirmAction'))).toBe(false);
  });
});

mockTest.describe('in the library', () => {
  mockTest(
    'leaving unsaved changes asks once, however often it is tried, and proceeds once they are saved',
    async ({ page, world }) => {
      await page.goto('/user/login');
      await submitAccount(page, demoPerson, 'Log in');
      await list(page).getByRole('link').first().click();
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      await world.play('unreachable');
      await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Typed while the server was away');
      await expect(page.getByText(/Not saved/)).toBeVisible();
      await closeDocument(page);

      const question = page.getByRole('alertdialog', { name: 'Some changes are not saved' });
      await expect(button(question, 'Stay here')).toBeFocused();
      const asked = await question.elementHandle();
      const isStillAsked = () => asked?.evaluate((each) => each instanceof HTMLDialogElement && each.open);
      for (let times = 0; times < 2; times++) {
        await page.waitForRequest((request) => request.postData()?.includes('updateDocument') ?? false);
        expect(await isStillAsked()).toBe(true);
      }

      await world.play('ordinary');
      await expect(question).toBeHidden({ timeout: 60_000 });
      await expect(page).not.toHaveURL(/document=/);
      await expect(list(page).getByText('Typed while the server was away')).toBeVisible();
    },
  );
});
