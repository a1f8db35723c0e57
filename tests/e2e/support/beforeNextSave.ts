// Simulates another device that changes a document between an edit on the page and its save.
import type { Page } from '@playwright/test';
import { interceptOperation } from './requests.ts';

/** Delays the next save of the page until the other device has saved. */
export async function beforeNextSave(page: Page, theirEdit: () => Promise<unknown>): Promise<void> {
  const stop = await interceptOperation(page, 'updateDocumentMutation', async (route) => {
    stop();
    await theirEdit();
    await route.continue();
  });
}
