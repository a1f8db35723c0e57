// Tests that requested work is also done when the page is hidden before its next frame.
import { afterEach, expect, test, vi } from 'vitest';
import { eachFrame } from './eachFrame.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a page that is hidden before its next frame does the requested work, and continues in the background', async () => {
  const page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', page);
  vi.stubGlobal('requestAnimationFrame', () => 1);
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  const work = vi.fn();
  const soon = eachFrame(work);
  soon.ask();
  expect(work).not.toHaveBeenCalled();
  page.hidden = true;
  page.dispatchEvent(new Event('visibilitychange'));
  expect(work).toHaveBeenCalledTimes(1);
  soon.ask();
  soon.ask();
  await vi.waitFor(() => {
    expect(work).toHaveBeenCalledTimes(2);
  });
  soon.end();
});
