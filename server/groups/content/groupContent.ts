// Defines which documents are in a group, depending on its kind and its place in the tree, as unions and intersections of stored lists.
// These are pure functions, and the only definition of a group's content.
import { facetOf } from '#bibliography/groups/facets.ts';
import type { GroupHierarchy, GroupKind, GroupRule } from '#bibliography/groups/groupRule.ts';

/** A stored list of documents, readable as one range of an index. */
export type ContentList =
  /** Documents that were added to the group by hand. */
  | { readonly from: 'members'; readonly groupId: string }
  /** Documents that the rule of the group matches. */
  | { readonly from: 'matches'; readonly groupId: string }
  /** Documents with a value of a facet; the empty value stands for any value. */
  | { readonly from: 'facet'; readonly facet: string; readonly parent: string; readonly value: string };

export type Content =
  | { readonly op: 'none' }
  | { readonly op: 'list'; readonly list: ContentList }
  | { readonly op: 'and' | 'or'; readonly of: readonly Content[] };

/** The properties of a group that decide its content. Only automatic groups need `rule`. */
export interface ContentNode {
  readonly id: string;
  readonly parentId: string | null;
  readonly kind: GroupKind;
  readonly hierarchy: GroupHierarchy;
  readonly rule: GroupRule | null;
}

/** Groups with their ancestors and the descendants that contribute to their content. */
export interface Lineage {
  readonly nodes: ReadonlyMap<string, ContentNode>;
  readonly children: ReadonlyMap<string, readonly ContentNode[]>;
}

export const none: Content = { op: 'none' };

export function makeLineage(nodes: readonly ContentNode[]): Lineage {
  const children = new Map<string, ContentNode[]>();
  for (const node of nodes) {
    if (node.parentId === null) continue;
    const siblings = children.get(node.parentId);
    if (siblings) siblings.push(node);
    else children.set(node.parentId, [node]);
  }
  return { nodes: new Map(nodes.map((node) => [node.id, node])), children };
}

function keyOf(content: Content): string {
  return JSON.stringify(content);
}

/** The intersection or union of contents, flattened and without repetitions. */
export function combine(op: 'and' | 'or', contents: readonly Content[]): Content {
  const flat = contents.flatMap((content) => (content.op === op ? content.of : [content]));
  if (op === 'and' && flat.some((content) => content.op === 'none')) return none;
  const distinct = new Map(flat.filter((content) => content.op !== 'none').map((content) => [keyOf(content), content]));
  const of = [...distinct.values()];
  const [first] = of;
  if (!first) return none;
  return of.length === 1 ? first : { op, of };
}

/** The group's own content, regardless of its place in the tree. */
function ownContent({ id, kind, rule }: ContentNode): Content {
  switch (kind) {
    case 'explicit':
      return { op: 'list', list: { from: 'members', groupId: id } };
    case 'wordKeyword':
    case 'regexKeyword':
    case 'search':
    case 'lastName':
    case 'tex':
      return { op: 'list', list: { from: 'matches', groupId: id } };
    case 'automaticKeyword':
    case 'automaticPersons':
      if (rule?.kind !== 'automaticKeyword' && rule?.kind !== 'automaticPersons') return none;
      return { op: 'list', list: { from: 'facet', facet: facetOf(rule), parent: '', value: '' } };
    case 'desktop':
      return none;
  }
}

/** No tree is deeper. The limit also ends a cycle, which should not exist. */
const deepest = 100;

/** The content that a group with `intersection` is intersected with; null if it has no parent. */
export function contentAbove({ parentId }: Pick<ContentNode, 'parentId'>, lineage: Lineage, depth = 0): Content | null {
  const parent = parentId === null ? undefined : lineage.nodes.get(parentId);
  return parent ? cutContent(parent, lineage, depth + 1) : null;
}

/** The group's own content; with `intersection`, only the part that is also in its parent. */
function cutContent(node: ContentNode, lineage: Lineage, depth: number): Content {
  const own = ownContent(node);
  if (node.hierarchy !== 'intersection' || depth > deepest) return own;
  const above = contentAbove(node, lineage, depth);
  return above ? combine('and', [own, above]) : own;
}

/** The content that a union adds from its subgroups. Subgroups with `intersection` add nothing, because they are parts of the parent. */
export function contentBelow({ id }: Pick<ContentNode, 'id'>, lineage: Lineage, depth = 0): Content {
  const adding = (lineage.children.get(id) ?? []).filter(({ hierarchy }) => hierarchy !== 'intersection');
  return combine(
    'or',
    adding.map((child) => contentOf(child, lineage, depth + 1)),
  );
}

/** The whole content of a group of the lineage. */
export function contentOf(node: ContentNode, lineage: Lineage, depth = 0): Content {
  switch (node.hierarchy) {
    case 'independent':
      return ownContent(node);
    case 'intersection':
      return cutContent(node, lineage, depth);
    case 'union':
      if (depth > deepest) return ownContent(node);
      return combine('or', [ownContent(node), contentBelow(node, lineage, depth)]);
  }
}
