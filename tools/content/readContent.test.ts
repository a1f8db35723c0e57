// Tests the pages that are made from a folder of Markdown files, and every error that stops the build.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ArticleContent, PageContent } from '#site/pageContent.ts';
import { ContentError } from './contentProblems.ts';
import { readContent } from './readContent.ts';

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
});
afterAll(() => {
  rmSync(root, { recursive: true });
});

/** A file whose front matter has five lines, so that the body begins in line 6. */
const page = (body: string, more = 'order: 1') =>
  `---\ntitle: A page\ndescription: What it is about.\n${more}\n---\n${body}\n`;

async function build(files: Readonly<Record<string, string>>): Promise<ReadonlyMap<string, PageContent>> {
  const folder = mkdtempSync(join(root, 'case-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return readContent(folder);
}

/** The article that is made from a file a.md with this body. */
async function article(body: string, more?: string): Promise<ArticleContent> {
  const payload = (await build({ 'a.md': page(body, more) })).get('/a');
  if (payload?.kind !== 'article') throw new Error('no article');
  return payload;
}

/** The problems reported for these files, without the folder's name. */
async function problemsOf(files: Readonly<Record<string, string>>): Promise<string[]> {
  const failure: unknown = await build(files).then(
    () => null,
    (error: unknown) => error,
  );
  if (!(failure instanceof ContentError)) return [];
  return failure.problems.map((problem) => problem.replace(/^.*?case-[^/]+\//, ''));
}

describe('pages', () => {
  test('each file becomes the page at its path; index becomes the page of its folder', async () => {
    const pages = await build({
      'index.md': page('## First\n\nText\n\n## Second\n\n### Below\n\nMore'),
      'one.md': page('Text'),
      'folder/index.md': page('Text'),
      'folder/two.md': page('Text'),
    });
    expect([...pages.keys()]).toEqual(['/folder', '/folder/two', '/', '/one']);
  });

  test('the home page is made from its sections', async () => {
    const home = (await build({ 'index.md': page('## First part\n\nText\n\n## Second\n\n### Below\n\nMore') })).get(
      '/',
    );
    expect(home).toMatchObject({
      kind: 'home',
      title: 'A page',
      sections: [
        { id: 'first-part', title: 'First part', html: '<p>Text</p>' },
        { id: 'second', title: 'Second' },
      ],
    });
    expect(home?.kind === 'home' && home.sections[1]?.html).toMatch(/^<h3 id="below".*<p>More<\/p>$/s);
  });

  test('pages of a chapter know their place in it', async () => {
    const pages = await build({
      'a/index.md': page('Text', 'short: All'),
      'a/z.md': page('Text', 'short: First\norder: 1'),
      'a/b.md': page('Text', 'short: Last'),
      'a/m/index.md': page('Text', 'short: Middle\norder: 2'),
      'a/m/deep.md': page('Text', 'short: Deep'),
      'alone.md': page('Text'),
    });
    expect(pages.get('/a/m/deep')).toMatchObject({
      trail: [
        { path: '/a', title: 'All' },
        { path: '/a/m', title: 'Middle' },
      ],
      chapters: [
        { title: 'All', depth: 0 },
        { title: 'First', depth: 1 },
        { title: 'Middle', depth: 1 },
        { title: 'Deep', depth: 2 },
        { title: 'Last', depth: 1 },
      ],
      previous: { path: '/a/m', title: 'Middle' },
      next: { path: '/a/b', title: 'Last' },
    });
    expect(pages.get('/a')).toMatchObject({ trail: [], previous: null, next: { title: 'First' } });
    expect(pages.get('/alone')).toMatchObject({ trail: [], chapters: [], previous: null, next: null });
  });

  test('following "next" from the first page visits every page once, and "previous" leads back', async () => {
    const pages = await readContent();
    for (const outermost of ['/codeprojects', '/surveys/2015']) {
      const met: string[] = [];
      for (let path: string | undefined = outermost; path !== undefined;) {
        const payload: PageContent | undefined = pages.get(path);
        if (payload?.kind !== 'article') throw new Error(path);
        expect(payload.previous?.path).toBe(met.at(-1));
        met.push(path);
        path = payload.next?.path;
      }
      expect(met.toSorted()).toEqual([...pages.keys()].filter((path) => path.startsWith(outermost)).sort());
    }
  });

  test('a date is written for machines and for people', async () => {
    expect((await article('Text', 'date: 2015-11-14')).date).toEqual({ iso: '2015-11-14', text: '14 November 2015' });
  });
});

describe('text', () => {
  test('headings have ids, link to themselves and are listed', async () => {
    const { html, contents } = await article('## Who & what?\n\n### Über alles\n\n## `code`');
    expect(contents).toEqual([
      { id: 'who--what', text: 'Who & what?', depth: 2 },
      { id: 'über-alles', text: 'Über alles', depth: 3 },
      { id: 'code', text: 'code', depth: 2 },
    ]);
    expect(html).toContain('<h2 id="who--what" tabindex="-1"><a href="#who--what">Who &#x26; what?</a></h2>');
  });

  test('a table scrolls within itself, can be reached by keyboard, and is named after its heading', async () => {
    const table = '| a | b |\n|---|--:|\n| 1 | 2 |';
    const { html } = await article(`## Sizes\n\n${table}\n\n${table}`);
    expect(html).toContain('<div role="region" aria-label="Table: Sizes" tabindex="0" data-table><table>');
    expect(html).toContain('aria-label="Table 2: Sizes"');
    expect(html).toContain('<td align="right">2</td>');
  });

  test('a code block can be reached by keyboard, since its long lines scroll', async () => {
    const { html } = await article('```bibtex\n@article{a}\n```');
    expect(html).toContain(
      '<pre tabindex="0" role="group" aria-label="Code"><code class="language-bibtex">@article{a}',
    );
  });

  test('in a table without column headings, the first cell of each row is its heading', async () => {
    const { html } = await article('| | |\n|---|---|\n| Name | Marie |');
    expect(html).toContain('<th scope="row">Name</th>\n<td>Marie</td>');
    expect(html).not.toContain('thead');
  });

  test('text that Markdown escapes stays text', async () => {
    const { html } = await article('`<script>` & \\<b>');
    expect(html).toBe('<p><code>&#x3C;script></code> &#x26; &#x3C;b></p>');
  });
});

describe('charts', () => {
  const chart = (yaml: string) => `\`\`\`chart\n${yaml}\n\`\`\``;
  const uses = [
    'title: Use',
    'note: Several answers.',
    'kind: bars',
    'columns: [Use, Share, Answers]',
    'rows:',
    '  - { label: Work, value: 50, more: true, text: more than half, of: 360 }',
    '  - { label: Private, value: 33.3, text: a third }',
  ].join('\n');

  test('a drawing that is hidden from screen readers, and a table with the same data', async () => {
    const { html } = await article(chart(uses));
    expect(html).toMatch(/^<figure data-chart="bars"><figcaption><span id="chart-use" data-title>Use<\/span>/);
    expect(html).toContain('<svg role="img" aria-label="Use, as a chart; the table below has the same numbers"');
    expect(html).toContain('<rect y="22" height="12" rx="2" width="50%" data-segment="0"></rect>');
    // A value that is a lower bound has an open end.
    expect(html).toContain('x="50%" width="5%" data-open');
    expect(html).toContain('<table aria-labelledby="chart-use">');
    expect(html).toContain('<th scope="row">Work</th><td data-number>more than half</td><td data-number>360</td>');
    expect(html).toContain('<th scope="row">Private</th><td data-number>a third</td><td data-number>–</td>');
  });

  test("every chart's drawing shows each number as its table shows it", async () => {
    for (const payload of (await readContent()).values()) {
      if (payload.kind !== 'article') continue;
      for (const [figure] of payload.html.matchAll(/<figure[^]*?<\/figure>/g)) {
        const drawn = [...figure.matchAll(/<text[^>]*data-number[^>]*>([^<]*)</g)].map(([, text]) => text);
        const told = [...figure.matchAll(/<\/th><td data-number>([^<]*)</g)].map(([, text]) => text);
        expect(drawn).toEqual(told);
        expect(drawn.length).toBeGreaterThan(1);
      }
    }
  });

  test.each([
    ['kind: pie', 'field "kind": it must be bars or parts'],
    ['kind: parts\nwhole: 90', 'its parts make 100, not 90'],
    ['kind: parts\ncolour: red', 'field "colour": there is no such field'],
    ['kind: bars\nwhole: 50', '"A" has 60, more than the whole (50)'],
  ])('%j stops the build', async (fields, problem) => {
    const rows = 'rows:\n  - { label: A, value: 60 }\n  - { label: B, value: 40 }';
    const text = chart(`title: Use\ncolumns: [Use, Share]\n${fields}\n${rows}`);
    const [found] = await problemsOf({ 'a.md': page(text) });
    expect(found).toMatch(/^a\.md:\d+: chart/);
    expect(found).toContain(problem);
  });

  test('a text that does not fit on a phone stops the build', async () => {
    const rows = `rows:\n  - { label: ${'very long '.repeat(4)}, value: 60, text: nearly all of them }\n  - { label: B, value: 40 }`;
    const text = chart(`title: Use\ncolumns: [Use, Share]\nkind: bars\n${rows}`);
    expect(await problemsOf({ 'a.md': page(text) })).toEqual([
      expect.stringContaining('do not fit in one line of a phone'),
    ]);
  });
});

describe('links', () => {
  const target = { 'index.md': page('## Home'), 'there/index.md': page('## Here\n\nText') };

  test.each([
    '/there',
    '/there#here',
    '/there?from=a#here',
    '#own',
    '/',
    '/dashboard',
    '/user/login',
    '/download/win_msi',
    '/download',
    '/faq',
    '/donations',
    'https://docs.example.org/a#b',
    'mailto:marie@example.org',
  ])('%s is alive', async (href) => {
    expect(await problemsOf({ ...target, 'a.md': page(`## Own\n\n[words](${href})`) })).toEqual([]);
  });

  test.each([
    ['/nowhere', 'leads to a page that does not exist'],
    ['/there/', 'leads to a page that does not exist'],
    ['/there#gone', 'leads to an anchor that /there does not have'],
    ['#gone', 'leads to an anchor that /a does not have'],
    ['/gsoc/gsoc1999', 'leads to a page that does not exist'],
    ['/dashboard#gone', 'leads to an anchor of /dashboard, which is a page of the app'],
    ['/download/amiga', 'leads to a download that does not exist'],
    ['there', 'is relative; write the whole path, beginning with /'],
    ['http://docs.example.org', 'leads elsewhere without https'],
    ['//docs.example.org', 'leads elsewhere without https'],
    ['javascript:void', 'leads elsewhere without https'],
    ['/iframe.html', 'leads to a page that does not exist'],
  ])('%s is dead', async (href, why) => {
    expect(await problemsOf({ ...target, 'a.md': page(`\nSee [these words](${href}).`) })).toEqual([
      `a.md:7: the link "these words" (${href}) ${why}`,
    ]);
  });

  test('a redirect is checked by the page that it leads to', async () => {
    const files = { 'a.md': page('[words](/gsoc/gsoc2019)') };
    expect(await problemsOf(files)).toHaveLength(1);
    expect(await problemsOf({ ...files, 'codeprojects/gsoc/gsoc2019.md': page('Text') })).toEqual([]);
    const target = { 'codeprojects/gsoc/gsoc2019.md': page('## First') };
    expect(await problemsOf({ ...target, 'a.md': page('[words](/gsoc/gsoc2019#first)') })).toEqual([]);
    expect(await problemsOf({ ...target, 'a.md': page('[words](/gsoc/gsoc2019#gone)') })).toHaveLength(1);
  });

  test("anchors that the page's component adds are declared in its front matter", async () => {
    const files = { 'a.md': page('[words](/#downloads)') };
    expect(await problemsOf({ ...files, 'index.md': page('## First') })).toHaveLength(1);
    expect(await problemsOf({ ...files, 'index.md': page('## First', 'anchors: [downloads]') })).toEqual([]);
  });
});

describe('what stops the build', () => {
  test.each([
    ['no front matter', 'Text', 'a.md:1: it has no front matter'],
    ['no title', '---\ndescription: What it is.\n---\n', 'a.md:2: front matter, field "title": it is missing'],
    [
      'an empty title',
      '---\ntitle: ""\ndescription: a\n---\n',
      'a.md:2: front matter, field "title": it must not be empty',
    ],
    [
      'a title that is not text',
      '---\ntitle: [a]\ndescription: a\n---\n',
      'a.md:2: front matter, field "title": it must be a text',
    ],
    [
      'an unknown field',
      page('', 'titel: a'),
      'a.md:4: front matter, field "titel": there is no such field; the fields are title,',
    ],
    ['a day that is none', page('', 'date: 2015-02-30'), 'a.md:4: front matter, field "date": it must be a day'],
    ['what is not YAML', '---\ntitle: "a\n---\n', 'a.md:'],
    ['a heading of the first level', page('# Title'), 'a.md:6: "Title" is a heading of the first level'],
    ['a heading too deep', page('## A\n\n#### B'), 'a.md:8: "B" is a heading of level 4'],
    ['a heading below none', page('### B'), 'a.md:6: "B" (###) stands below no ##'],
    ['two headings of the same words', page('## A\n\n## A'), 'a.md:8: the anchor #a of the heading "A" is taken'],
    ['a heading with an id of the page', page('## Main'), 'a.md:6: the anchor #main of the heading "Main" is taken'],
    ['a link in a heading', page('## A [b](/)'), 'a.md:6: the heading "A b" holds a link'],
    ['HTML', page('Text <b>bold</b>'), 'a.md:6: HTML is not allowed: <b>'],
    ['a picture', page('![alt](/a.png)'), 'a.md:6: pictures are not allowed'],
    ['a link without text', page('[](/faq)'), 'a.md:6: the link to /faq has no text'],
  ])('%s', async (_, text, problem) => {
    const [found] = await problemsOf({ 'a.md': text });
    expect(found?.slice(0, problem.length)).toBe(problem);
  });

  test('a file name that cannot be part of a URL', async () => {
    expect(await problemsOf({ 'Über uns.md': page('') })).toEqual([
      expect.stringContaining('small letters, figures and dashes'),
    ]);
  });

  test('two files for one page', async () => {
    expect(await problemsOf({ 'a.md': page(''), 'a/index.md': page('') })).toEqual([
      'a/index.md: another file is the page /a too',
    ]);
  });

  test('text before the first section of the home page', async () => {
    expect(await problemsOf({ 'index.md': page('Text\n\n## First') })).toEqual([
      expect.stringContaining('text above the first ##'),
    ]);
  });

  test('all problems are reported at once, and comments are ignored', async () => {
    expect(
      await problemsOf({ 'a.md': page('# A'), 'b.md': page('<!-- a note -->\n\n<br>'), 'c.md': page('') }),
    ).toHaveLength(2);
  });
});
