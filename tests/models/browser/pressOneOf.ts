// Presses a button whose label differs between the states in which an event can happen.
import type { Locator } from '@playwright/test';

/** Presses the first of these buttons that is there, by the keyboard. */
export async function pressOneOf(within: Locator, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const button = within.getByRole('button', { name, exact: true });
    if ((await button.count()) === 0) continue;
    await button.press('Enter');
    return;
  }
  throw new Error(`None of these buttons is there: ${names.join(', ')}`);
}
