// Short ways to make HTML trees and to look through them.
import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Attributes by hast's names. Its own type allows numbers only where HTML defines one, and so none for `x` or `height`. */
type Attributes = Readonly<Record<string, string | number | string[] | undefined>>;

/** An element; text may stand for itself. */
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

/** Every element with one of these names, in the order of the page. */
export function elementsOf(tree: Root, ...names: readonly string[]): Element[] {
  const found: Element[] = [];
  visit(tree, 'element', (node) => {
    if (names.includes(node.tagName)) found.push(node);
  });
  return found;
}

/** Puts another element in the place of each that `change` answers one for. Parts of what was put there are not looked at again. */
export function replaceElements(tree: Root, change: (node: Element) => Element | undefined): void {
  visit(tree, 'element', (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const other = change(node);
    if (!other) return undefined;
    parent.children[index] = other;
    return index + 1;
  });
}

/** The line of the file in which it begins. */
export function lineOf(node: Element): number | undefined {
  return node.position?.start.line;
}

/** The value of an attribute, where it is a text. */
export function attribute(node: Element, name: string): string | undefined {
  const value = node.properties[name];
  return typeof value === 'string' ? value : undefined;
}
