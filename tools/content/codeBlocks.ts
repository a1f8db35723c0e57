// Makes code blocks focusable, because their long lines scroll and the keyboard must be able to scroll them.
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Changes the code blocks in the tree. */
export function makeCodeBlocksFocusable(tree: Root): void {
  visit(tree, 'element', (node) => {
    if (node.tagName === 'pre') Object.assign(node.properties, { tabIndex: 0, role: 'group', ariaLabel: 'Code' });
  });
}
