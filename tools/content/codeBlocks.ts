// Lets the keyboard reach blocks of code: their long lines are scrolled, not broken.
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Changes the blocks of code in the tree. */
export function reachCodeBlocks(tree: Root): void {
  visit(tree, 'element', (node) => {
    if (node.tagName === 'pre') Object.assign(node.properties, { tabIndex: 0, role: 'group', ariaLabel: 'Code' });
  });
}
