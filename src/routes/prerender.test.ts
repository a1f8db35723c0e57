// Tests that the frame around every page can be rendered without a browser.
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DialogHost } from '#src/ui/dialog/DialogHost.tsx';
import { LiveRegion } from '#src/ui/live/LiveRegion.tsx';
import { InToastRegion } from '#src/ui/toast/InToastRegion.tsx';
import { ToastRegion } from '#src/ui/toast/ToastRegion.tsx';

test('dialogs and messages use nothing that only a browser has', () => {
  const frame = [
    ...[DialogHost, ToastRegion, LiveRegion].map((part) => renderToString(createElement(part))),
    renderToString(createElement(InToastRegion, null, 'Importing')),
  ].join('');
  expect(frame).toContain('aria-label="Messages"');
  expect(frame).not.toContain('Importing');
});
