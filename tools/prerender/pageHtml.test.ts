// Tests the HTML of prerendered pages, and that no text can break out of its place in it.
import { expect, test } from 'vitest';
import type { PagePayload } from '../../site/payload.ts';
import { type PageParts, pageHtml } from './pageHtml.ts';

const shell = `<!doctype html>
<html lang="en">
  <head>
    <title>Empty</title>
    <meta
      name="description"
      content="Empty"
    />
  </head>
  <body>
    <div id="app"></div>
    <noscript>This needs JavaScript.</noscript>
  </body>
</html>
`;

const payload: PagePayload = {
  kind: 'article',
  title: 'Figures',
  description: 'Who & "what"',
  html: '<p>$& and </script><b>bold</b></p>',
};

const parts: PageParts = {
  shell,
  content: '<p>$& and $1</p>',
  title: 'Figures <2015>',
  files: { styles: ['/assets/Page.css'], scripts: ['/assets/Page.js'] },
  page: { path: '/surveys/2015', payload, structuredData: null },
};

test('the rendered page is where the app hydrates it, and has no noscript message', () => {
  const html = pageHtml(parts);
  expect(html).toContain('<div id="app"><p>$& and $1</p></div>');
  expect(html).not.toContain('noscript');
  expect(html).toContain('<link rel="stylesheet" crossorigin href="/assets/Page.css" />');
  expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/Page.js" />');
});

test('texts are escaped wherever they appear', () => {
  const html = pageHtml(parts);
  expect(html).toContain('<title>Figures &lt;2015&gt;</title>');
  expect(html.match(/<meta name="description"[^>]*>/g)).toEqual([
    '<meta name="description" content="Who &amp; &quot;what&quot;" />',
  ]);
  expect(html).toContain('<meta property="og:title" content="Figures &lt;2015&gt;" />');
});

test('the payload can be parsed again, and cannot close its script element', () => {
  const [, json = ''] = /<script type="application\/json" id="payload" data-path="\/surveys\/2015">(.*)<\/script>/.exec(
    pageHtml(parts),
  ) ?? ['', ''];
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual(payload);
});

test('the page names its own address, for sites that copy it', () => {
  const html = pageHtml(parts);
  expect(html).toContain('<link rel="canonical" href="https://public-url.invalid/surveys/2015" />');
  expect(html).toContain('<meta property="og:type" content="article" />');
});

test('structured data is valid JSON', () => {
  const structuredData = { '@type': 'SoftwareApplication', name: '</script>' };
  const html = pageHtml({ ...parts, page: { path: '/', payload, structuredData } });
  expect(html).toContain(
    '<script type="application/ld+json">{"@type":"SoftwareApplication","name":"\\u003c/script>"}</script>',
  );
});

test('the not-found page is excluded from search engines and has no payload', () => {
  const html = pageHtml({ ...parts, page: null });
  expect(html).toContain('<meta name="robots" content="noindex" />');
  expect(html).not.toMatch(/canonical|payload|description/);
});

test('an empty page that lacks a placeholder stops the build', () => {
  expect(() => pageHtml({ ...parts, shell: shell.replace('<div id="app"></div>', '') })).toThrow(
    '0 times instead of once',
  );
});
