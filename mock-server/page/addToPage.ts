// Adds the mock server's script to the pages of the site: what says MOCK there, opens the control panel and plays scenarios of the browser.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapeHtml } from '#site/escapeHtml.ts';
import { withCoverageMeta } from '#site/coverage.ts';
import { changeAnswer } from '../http/watchAnswer.ts';
import { factsMeta, pageScript, type PageFacts } from './facts.ts';

/** The page with the script before every other, so that it is there before the app begins. */
export function withScript(html: string, facts: PageFacts): string {
  const added = `<meta name="${factsMeta}" content="${escapeHtml(JSON.stringify(facts))}" />
    <script type="module" src="${pageScript}"></script>
    `;
  const page = withCoverageMeta(html);
  return page.includes('<script')
    ? page.replace('<script', () => `${added}<script`)
    : page.replace('</head>', () => `${added}</head>`);
}

const policyHeader = 'content-security-policy';

/** Lets the page show the panel in a frame. */
function allowPanel(response: ServerResponse): void {
  const policy = response.getHeader(policyHeader);
  if (typeof policy === 'string' && !policy.includes('frame-src'))
    response.setHeader(policyHeader, `${policy}; frame-src 'self'`);
}

function isPage(response: ServerResponse): boolean {
  return String(response.getHeader('content-type')).startsWith('text/html');
}

/** Adds the script to what is answered, where that is a page. */
export function addToPage(request: IncomingMessage, response: ServerResponse, facts: PageFacts): void {
  if (request.method !== 'GET' || !(request.headers.accept ?? '').includes('text/html')) return;
  // The page is changed as text, and differs by its scenario: nobody has it already.
  for (const name of ['accept-encoding', 'if-none-match', 'range']) Reflect.deleteProperty(request.headers, name);
  changeAnswer(
    response,
    (html) => {
      response.removeHeader('etag');
      allowPanel(response);
      return withScript(html, facts);
    },
    isPage,
  );
}
