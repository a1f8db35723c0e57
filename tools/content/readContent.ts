// Makes the public pages from the Markdown files in content/, by the path of each page.
import { readdir, readFile } from 'node:fs/promises';
import { join, posix, sep } from 'node:path';
import type { Element, Root, RootContent } from 'hast';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import type { ArticleContent, HomeContent, PageContent, PageSection } from '#site/pageContent.ts';
import { arrangePages, type Place } from './arrangePages.ts';
import { gatherProblems, type Report } from './contentProblems.ts';
import { fillIn } from './fillIn.ts';
import { dateOf } from './frontMatter.ts';
import { anchorsOf, checkLinks } from './links.ts';
import { type ParsedPage, parseMarkdown } from './parseMarkdown.ts';

const stringifier = unified().use(rehypeStringify, { collapseEmptyAttributes: true });

function htmlOf(children: RootContent[]): string {
  return stringifier.stringify({ type: 'root', children }).trim();
}

/** `codeprojects/gsoc/index.md` becomes the page /codeprojects/gsoc. */
function pathOf(file: string): string {
  return `/${file.replace(/\.md$/, '').replace(/(^|\/)index$/, '')}`;
}

const isSectionHeading = (node: RootContent): node is Element => node.type === 'element' && node.tagName === 'h2';

/** The sections of the home page, one for each second-level heading. */
function sectionsOf({ tree, contents }: ParsedPage, report: Report): PageSection[] {
  const starts = tree.children.flatMap((node, index) => (isSectionHeading(node) ? [index] : []));
  const before = tree.children.slice(0, starts[0] ?? tree.children.length);
  if (before.some(({ type }) => type === 'element')) {
    report('text above the first ##; the home page is made of the parts below its headings');
  }
  return contents
    .filter(({ depth }) => depth === 2)
    .map(({ id, text }, index) => ({
      id,
      title: text,
      html: htmlOf(tree.children.slice((starts[index] ?? 0) + 1, starts[index + 1])),
    }));
}

function homeContent(page: ParsedPage, report: Report): HomeContent {
  const { title, description } = page.frontMatter;
  return { kind: 'home', title, description, sections: sectionsOf(page, report) };
}

function articleContent(path: string, { frontMatter, tree, contents }: ParsedPage, place: Place): ArticleContent {
  const { title, description, short = title } = frontMatter;
  return {
    kind: 'article',
    path,
    title,
    shortTitle: short,
    description,
    date: dateOf(frontMatter),
    html: htmlOf(tree.children),
    contents,
    ...place,
  };
}

/** The files in sorted order, so that builds are reproducible. */
async function markdownFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.split(sep).join(posix.sep))
    .sort();
}

/** Every page by its path. Throws a ContentError that lists all problems with file and line. */
export async function readContent(folder = 'content'): Promise<ReadonlyMap<string, PageContent>> {
  const problems = gatherProblems();
  const parsed = new Map<string, { page: ParsedPage; tree: Root; report: Report }>();
  for (const file of await markdownFiles(folder)) {
    const report = problems.in(posix.join(folder.split(sep).join(posix.sep), file));
    const path = pathOf(file);
    const page = parseMarkdown(fillIn(await readFile(join(folder, file), 'utf8'), report), report);
    if (parsed.has(path)) report(`another file is the page ${path} too`);
    if (path !== path.toLowerCase() || /[^\w/-]/.test(path)) {
      report('its name is part of an address: small letters, figures and dashes');
    }
    if (page) parsed.set(path, { page, tree: page.tree, report });
  }
  // Skips a page that could not be read: later problems might only be consequences of that.
  problems.throwAny();

  const anchors = new Map(
    [...parsed].map(([path, { page, tree }]) => [path, new Set([...anchorsOf(tree), ...page.frontMatter.anchors])]),
  );
  for (const [path, { tree, report }] of parsed) checkLinks(tree, path, anchors, report);

  const places = arrangePages(
    [...parsed].map(([path, { page }]) => ({
      path,
      title: page.frontMatter.short ?? page.frontMatter.title,
      order: page.frontMatter.order,
    })),
  );
  const alone: Place = { trail: [], chapters: [], previous: null, next: null };
  const pages = new Map<string, PageContent>();
  for (const [path, { page, report }] of parsed) {
    pages.set(path, path === '/' ? homeContent(page, report) : articleContent(path, page, places.get(path) ?? alone));
  }
  problems.throwAny();
  return pages;
}
