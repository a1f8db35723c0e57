// @vitest-environment node
// What stands around every page can be drawn without a browser, as a page that is made in advance is.
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DialogHost } from '#src/ui/dialog/DialogHost.tsx';
import { LiveRegion } from '#src/ui/live/LiveRegion.tsx';
import { InToastRegion } from '#src/ui/toast/InToastRegion.tsx';
import { ToastRegion } from '#src/ui/toast/ToastRegion.tsx';

test('dialogs and messages ask for nothing that only a browser has', () => {
  const frame = renderToString(
    <>
      <DialogHost />
      <ToastRegion />
      <LiveRegion />
      <InToastRegion>Importing</InToastRegion>
    </>,
  );
  expect(frame).toContain('aria-label="Messages"');
  expect(frame).not.toContain('Importing');
});
