// Types into fields of a walked page.
import type { Locator } from '@playwright/test';

/** Types into a field. If it already has the value, types another one first, so that the page gets an event. */
export async function typeInto(field: Locator, value: string): Promise<void> {
  if ((await field.inputValue()) === value) await field.fill(`${value}x`);
  await field.fill(value);
}
