// Somebody else who is faster: a document is changed between an edit on the page and its save.
import type { Page } from '@playwright/test';

/** Lets the other device save first: the next save of the page waits until it has. */
export async function beforeNextSave(page: Page, theirEdit: () => Promise<unknown>): Promise<void> {
  let isFirst = true;
  await page.route('**/api', async (route) => {
    const sent = route.request().postDataJSON() as { operationName?: string } | null;
    if (sent?.operationName === 'updateDocumentMutation' && isFirst) {
      isFirst = false;
      await theirEdit();
    }
    await route.continue();
  });
}
