// Parses one Markdown file into an HTML tree.
import type { Root } from 'hast';
import type { Root as Markdown } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { ContentsEntry } from '#site/pageContent.ts';
import { drawCharts } from './charts/drawCharts.ts';
import { makeCodeBlocksFocusable } from './codeBlocks.ts';
import type { Report } from './contentProblems.ts';
import { type FrontMatter, readFrontMatter } from './frontMatter.ts';
import { nameHeadings } from './headings.ts';
import { frameTables } from './tables.ts';

export interface ParsedPage {
  readonly frontMatter: FrontMatter;
  readonly tree: Root;
  readonly contents: readonly ContentsEntry[];
}

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter);
const toHtml = unified().use(remarkRehype);

/** Reports Markdown that a page cannot show, instead of dropping it silently. */
function reportUnshown(markdown: Markdown, report: Report): void {
  visit(markdown, (node) => {
    const line = node.position?.start.line;
    if (node.type === 'html' && !/^<!--[^]*-->$/.test(node.value)) report(`HTML is not allowed: ${node.value}`, line);
    if (node.type === 'image' || node.type === 'imageReference') {
      report(
        'pictures are not allowed: Markdown cannot give their size, so the page would shift while they load',
        line,
      );
    }
  });
}

/** Parses the file. Returns null and reports it if the front matter is missing. */
export function parseMarkdown(text: string, report: Report): ParsedPage | null {
  const markdown = parser.parse(text);
  reportUnshown(markdown, report);
  const tree = toHtml.runSync(markdown);
  drawCharts(tree, report);
  const contents = nameHeadings(tree, report);
  frameTables(tree);
  makeCodeBlocksFocusable(tree);

  const [first] = markdown.children;
  if (first?.type !== 'yaml') {
    report('it has no front matter: begin it with a line of ---, title, description, and another line of ---', 1);
    return null;
  }
  const frontMatter = readFrontMatter(first.value, report);
  return frontMatter && { frontMatter, tree, contents };
}
