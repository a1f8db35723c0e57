// GET /api as a page: the schema of the API, for people who write programs. GraphiQL needs scripts that the policy of the site does not allow, so it is for
// development only.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type GraphQLSchema, printSchema } from 'graphql';
import { escapeHtml } from '#site/escapeHtml.ts';
import { sendHtml, writeHtmlPage } from './htmlPage.ts';
import { allowInlineStylesOnly } from './securityHeaders.ts';

const title = 'Schema of the API';

const styles = `
:root { color-scheme: light dark }
body { max-width: 120ch; margin: 0 auto; padding: 24px 16px; font: 16px/1.5 system-ui, sans-serif }
pre { overflow-x: auto; font-size: 13px; line-height: 1.5 }
`;

/** Whether a browser opens the address, and no operation is part of it. */
export function asksForSchemaPage({ method, url = '', headers: { accept = '' } }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && accept.includes('text/html') && !url.includes('?');
}

/** Sends the page. */
export function sendSchemaPage(request: IncomingMessage, response: ServerResponse, schema: GraphQLSchema): void {
  const main = `<h1>${title}</h1>
<p>Send operations by POST to this address, with one of your <a href="/dashboard/account">API tokens</a> in the header <code>Authorization: Bearer …</code>.</p>
<pre tabindex="0" aria-label="${title}"><code>${escapeHtml(printSchema(schema))}</code></pre>`;
  allowInlineStylesOnly(response);
  sendHtml(request, response, writeHtmlPage({ title, styles, main }));
}
