// Tests that copying works, or explains why it can't.
import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './copyText.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the text is on the clipboard', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await copyText('steps');
  expect(writeText).toHaveBeenCalledWith('steps');
});

test('pages served over plain HTTP have no clipboard, and a browser may refuse access', async () => {
  vi.stubGlobal('navigator', {});
  await expect(copyText('steps')).rejects.toThrow('only on pages loaded over https');
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new DOMException('denied')) } });
  await expect(copyText('steps')).rejects.toThrow('does not allow this page to copy');
});
