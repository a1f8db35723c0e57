// Pages that the server writes by itself, without the app.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapeHtml } from '#site/escapeHtml.ts';
import { pageTitle } from '#site/productName.ts';

export interface HtmlPage {
  /** As text; the name of the product is added. */
  readonly title: string;
  /** As CSS. */
  readonly styles: string;
  /** As HTML. */
  readonly main: string;
  /** As JavaScript. The policy of the page has to allow it. */
  readonly script?: string;
}

/** Writes a page that search engines do not index. */
export function writeHtmlPage({ title, styles, main, script }: HtmlPage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(pageTitle(title))}</title>
<style>${styles}</style>
</head>
<body>
<main>
${main}
</main>
${script === undefined ? '' : `<script>${script}</script>\n`}</body>
</html>
`;
}

/** Sends HTML; for HEAD, its headers. */
export function sendHtml(request: IncomingMessage, response: ServerResponse, html: string): void {
  const body = Buffer.from(html);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Length', body.length);
  response.end(request.method === 'HEAD' ? undefined : body);
}
