// Adds a link to the report to the app's outermost error page (src/app/AppErrorBoundary.tsx). That page is part of every page's first bytes and has no link of
// its own; other error pages have one.
import { reportPath } from '#site/statecharts.ts';
import { overlayTexts } from './overlayTexts.ts';

/** The way to the home page, if nothing follows it. */
const lastLink = '#app > main > p[role="alert"] + a[href="/"]:last-child';

/** Adds the link whenever the page appears. */
export function linkFromErrorPage(): void {
  const app = document.getElementById('app');
  if (!app) return;
  const add = () => {
    const link = document.createElement('a');
    link.href = reportPath;
    link.textContent = overlayTexts.title;
    document.querySelector(lastLink)?.after(link);
  };
  // The error page takes the place of all that the app has rendered.
  new MutationObserver(add).observe(app, { childList: true });
}
