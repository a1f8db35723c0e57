// Adds the mock server's script to the pages of the site. It shows the MOCK badge, opens the control panel and simulates browser scenarios.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapeHtml } from '#site/escapeHtml.ts';
import { withCoverageMeta } from '#site/coverage.ts';
import { rewriteAnswer } from '../http/interceptAnswer.ts';
import { settingsMeta, pageScript, type PageSettings } from './pageSettings.ts';

/** Adds the script before all others, so that it runs before the app. */
export function withScript(html: string, settings: PageSettings): string {
  const added = `<meta name="${settingsMeta}" content="${escapeHtml(JSON.stringify(settings))}" />
    <script type="module" src="${pageScript}"></script>
    `;
  const page = withCoverageMeta(html);
  return page.includes('<script')
    ? page.replace('<script', () => `${added}<script`)
    : page.replace('</head>', () => `${added}</head>`);
}

const policyHeader = 'content-security-policy';

/** Allows the page to show the panel in a frame. */
function allowPanel(response: ServerResponse): void {
  const policy = response.getHeader(policyHeader);
  if (typeof policy === 'string' && !policy.includes('frame-src'))
    response.setHeader(policyHeader, `${policy}; frame-src 'self'`);
}

function isPage(response: ServerResponse): boolean {
  return String(response.getHeader('content-type')).startsWith('text/html');
}

/** Adds the script to the response if it is a page. */
export function addPageScript(request: IncomingMessage, response: ServerResponse, settings: PageSettings): void {
  if (request.method !== 'GET' || !(request.headers.accept ?? '').includes('text/html')) return;
  // The page is rewritten as text, so it must not be compressed, and depends on the scenario, so it must not come from a cache.
  for (const name of ['accept-encoding', 'if-none-match', 'range']) Reflect.deleteProperty(request.headers, name);
  rewriteAnswer(
    response,
    (html) => {
      response.removeHeader('etag');
      allowPanel(response);
      return withScript(html, settings);
    },
    isPage,
  );
}
