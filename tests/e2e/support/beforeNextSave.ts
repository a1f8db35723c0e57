// Somebody else who is faster: a document is changed between an edit on the page and its save.
import type { Page } from '@playwright/test';
import { interceptOperation } from './requests.ts';

/** Lets the other device save first: the next save of the page waits until it has. */
export async function beforeNextSave(page: Page, theirEdit: () => Promise<unknown>): Promise<void> {
  const stop = await interceptOperation(page, 'updateDocumentMutation', async (route) => {
    stop();
    await theirEdit();
    await route.continue();
  });
}
