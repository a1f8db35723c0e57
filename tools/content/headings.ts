// Gives each heading an id, makes it a link to itself, and lists the headings for the table of contents.
import GithubSlugger from 'github-slugger';
import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { ContentsEntry } from '#site/pageContent.ts';
import type { Report } from './contentProblems.ts';
import { element, elementsOf, lineOf } from './elements.ts';

/** Ids that the app's own HTML already uses (index.html, `#main`, the payload). */
const taken = ['app', 'main', 'payload'];

/**
 * Changes the headings of the tree. The whole heading is the link, so that its text is the link's name and screen readers announce no extra symbol. The heading
 * is focusable, because following a link to it moves the focus there.
 */
export function nameHeadings(tree: Root, report: Report): ContentsEntry[] {
  const contents: ContentsEntry[] = [];
  const ids = new Set(taken);
  for (const heading of elementsOf(tree, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6')) {
    const text = toString(heading).trim();
    const depth = Number(heading.tagName.slice(1));
    const line = lineOf(heading);
    // Uses GitHub's slugs, but not its numbering of duplicates: a link must not depend on the order of headings.
    const id = new GithubSlugger().slug(text);

    if (depth === 1) report(`"${text}" is a heading of the first level; that is the title in the front matter`, line);
    else if (depth > 3) report(`"${text}" is a heading of level ${depth}; there are ## and ###`, line);
    else if (depth === 3 && contents.length === 0) report(`"${text}" (###) stands below no ##`, line);
    if (id === '') report('a heading without words', line);
    else if (ids.has(id)) report(`the anchor #${id} of the heading "${text}" is taken; give it other words`, line);
    if (elementsOf({ type: 'root', children: heading.children }, 'a').length > 0) {
      report(`the heading "${text}" holds a link; a heading is itself a link`, line);
    }
    ids.add(id);

    Object.assign(heading.properties, { id, tabIndex: -1 });
    heading.children = [element('a', { href: `#${id}` }, ...heading.children)];
    if (depth === 2 || depth === 3) contents.push({ id, text, depth });
  }
  return contents;
}
