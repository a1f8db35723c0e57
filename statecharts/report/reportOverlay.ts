// Opens the report over the page that it is about: by Ctrl+Alt+B, by the menu of the account, and by links to the report.
//
// Made by hand, in a shadow of its own, like the panel of the statecharts: the app's styles do not reach it, and it works where the app failed.
import { reportEvent, reportPath } from '#site/statecharts.ts';
import { isReportKey } from '../live/toolKeys.ts';
import { isOverlayMessage } from './overlayMessages.ts';
import { overlayStyles } from './overlayStyles.ts';
import { overlayTexts } from './overlayTexts.ts';

/** Handles the key and the links for the lifetime of the page, whose tab is `tab`. */
export function createReportOverlay(tab: string): void {
  const host = document.createElement('aside');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(overlayStyles);
  root.adoptedStyleSheets = [sheet];
  const dialog = document.createElement('dialog');
  dialog.ariaLabel = overlayTexts.title;
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'close';
  close.ariaLabel = overlayTexts.close;
  close.textContent = '×';
  const frame = document.createElement('iframe');
  frame.title = overlayTexts.title;
  frame.allow = 'display-capture';
  dialog.append(close, frame);
  root.append(dialog);

  function open(): void {
    if (host.isConnected) return;
    dialog.removeAttribute('data-hidden');
    frame.src = `${reportPath}?${new URLSearchParams({ tab }).toString()}`;
    document.documentElement.append(host);
    dialog.showModal();
    frame.focus();
  }

  close.addEventListener('click', () => {
    dialog.close();
  });
  dialog.addEventListener('close', () => {
    host.remove();
    frame.removeAttribute('src');
  });
  frame.addEventListener('load', () => {
    frame.contentWindow?.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && !event.defaultPrevented) dialog.close();
    });
  });
  addEventListener('message', ({ data, source }: MessageEvent<unknown>) => {
    if (source === frame.contentWindow && isOverlayMessage(data)) dialog.toggleAttribute('data-hidden', data.isHidden);
  });
  addEventListener(
    'keydown',
    (event: KeyboardEvent) => {
      if (!isReportKey(event)) return;
      event.preventDefault();
      event.stopPropagation();
      open();
    },
    true,
  );
  addEventListener(reportEvent, (event) => {
    event.preventDefault();
    open();
  });
  addEventListener(
    'click',
    (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link?.pathname !== reportPath || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      event.stopPropagation();
      open();
    },
    true,
  );
}
