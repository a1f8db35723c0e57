// Wraps each table in a container that scrolls by pointer and keyboard, so that a wide table doesn't widen the page.
import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { element } from './elements.ts';

/** Markdown tables always have column headings. If all of them are empty, the first cell of each row becomes the row's heading. */
function dropEmptyHead(table: Element): void {
  const head = table.children.find((child) => child.type === 'element' && child.tagName === 'thead');
  if (!head || toString(head).trim() !== '') return;
  table.children = table.children.filter((child) => child !== head);
  visit(table, 'element', (row) => {
    if (row.tagName !== 'tr') return undefined;
    const first = row.children.find((child) => child.type === 'element');
    if (first) Object.assign(first, { tagName: 'th', properties: { ...first.properties, scope: 'row' } });
    return 'skip';
  });
}

/** Changes the tables of the tree. The container is named after the heading above it, with a number if there are several tables. */
export function frameTables(tree: Root): void {
  let heading = '';
  let number = 0;
  visit(tree, 'element', (node, index, parent) => {
    if (/^h[23]$/.test(node.tagName)) {
      heading = toString(node).trim();
      number = 0;
    }
    if (node.tagName === 'figure') return 'skip';
    if (node.tagName !== 'table' || !parent || index === undefined) return undefined;
    dropEmptyHead(node);
    number += 1;
    const name = [number === 1 ? 'Table' : `Table ${number}`, heading].filter(Boolean).join(': ');
    parent.children[index] = element('div', { role: 'region', ariaLabel: name, tabIndex: 0, dataTable: '' }, node);
    return 'skip';
  });
}
