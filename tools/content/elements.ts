// Helpers that create and search HTML trees.
import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Attributes by their names in hast. The type of hast allows numbers only where HTML defines one, and therefore not for `x` or `height`. */
type Attributes = Readonly<Record<string, string | number | string[] | undefined>>;

/** Makes an element. A string stands for a text node. */
export function element(
  tagName: string,
  attributes: Attributes = {},
  ...children: readonly (ElementContent | string)[]
): Element {
  return {
    type: 'element',
    tagName,
    properties: attributes,
    children: children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
  };
}

/** All elements with one of these names, in document order. */
export function elementsOf(tree: Root, ...names: readonly string[]): Element[] {
  const found: Element[] = [];
  visit(tree, 'element', (node) => {
    if (names.includes(node.tagName)) found.push(node);
  });
  return found;
}

/** Replaces each element for which `change` returns another one. Children of the replacement are not visited. */
export function replaceElements(tree: Root, change: (node: Element) => Element | undefined): void {
  visit(tree, 'element', (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const other = change(node);
    if (!other) return undefined;
    parent.children[index] = other;
    return index + 1;
  });
}

/** The line of the file in which the node begins. */
export function lineOf(node: Element): number | undefined {
  return node.position?.start.line;
}

/** The value of an attribute, if it is a string. */
export function attribute(node: Element, name: string): string | undefined {
  const value = node.properties[name];
  return typeof value === 'string' ? value : undefined;
}
