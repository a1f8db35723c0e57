// Stands each table of the text in a frame that scrolls by itself, for pointer and keyboard, so that a wide one leaves the page its width.
import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { element } from './elements.ts';

/** Changes the tables of the tree. The frame's name is that of the heading above and, beside others there, its number. */
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
    number += 1;
    const name = [number === 1 ? 'Table' : `Table ${number}`, heading].filter(Boolean).join(': ');
    parent.children[index] = element('div', { role: 'region', ariaLabel: name, tabIndex: 0, dataTable: '' }, node);
    return 'skip';
  });
}
