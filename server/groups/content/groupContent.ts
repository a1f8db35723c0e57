// What is in a group, by its kind and its place in the tree, as a small algebra of lists that an index holds. Pure: what a group's
// content means is said here and nowhere else.
import { facetOf } from '#bibliography/groups/facets.ts';
import type { GroupHierarchy, GroupKind, GroupRule } from '#bibliography/groups/groupRule.ts';

/** A list of documents that an index holds. */
export type ContentList =
  /** Put into the group by hand. */
  | { readonly from: 'members'; readonly groupId: string }
  /** Found by the rule of the group. */
  | { readonly from: 'matches'; readonly groupId: string }
  /** Having a value of a facet; the empty value stands for any. */
  | { readonly from: 'facet'; readonly facet: string; readonly parent: string; readonly value: string };

export type Content =
  | { readonly op: 'none' }
  | { readonly op: 'list'; readonly list: ContentList }
  | { readonly op: 'and' | 'or'; readonly of: readonly Content[] };

/** What of a group decides what is in it. `rule` is needed of automatic groups only. */
export interface ContentNode {
  readonly id: string;
  readonly parentId: string | null;
  readonly kind: GroupKind;
  readonly hierarchy: GroupHierarchy;
  readonly rule: GroupRule | null;
}

/** Groups with their ancestors and, as far as their content asks for them, their descendants. */
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

/** What is in all of them, or in one of them at least; flat, and nothing twice. */
export function combine(op: 'and' | 'or', contents: readonly Content[]): Content {
  const flat = contents.flatMap((content) => (content.op === op ? content.of : [content]));
  if (op === 'and' && flat.some((content) => content.op === 'none')) return none;
  const distinct = new Map(flat.filter((content) => content.op !== 'none').map((content) => [keyOf(content), content]));
  const of = [...distinct.values()];
  const [first] = of;
  if (!first) return none;
  return of.length === 1 ? first : { op, of };
}

/** What is in the group whatever its place. */
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

/** No tree is deeper; so a cycle, which nobody can make, would end too. */
const deepest = 100;

/** What a group that refines its parent is cut with; null when it has none. */
export function contentAbove({ parentId }: Pick<ContentNode, 'parentId'>, lineage: Lineage, depth = 0): Content | null {
  const parent = parentId === null ? undefined : lineage.nodes.get(parentId);
  return parent ? cutContent(parent, lineage, depth + 1) : null;
}

/** A group's own, within the same of its parent when it refines that. */
function cutContent(node: ContentNode, lineage: Lineage, depth: number): Content {
  const own = ownContent(node);
  if (node.hierarchy !== 'intersection' || depth > deepest) return own;
  const above = contentAbove(node, lineage, depth);
  return above ? combine('and', [own, above]) : own;
}

/** What a union takes in beside its own. Subgroups that refine it add nothing: they hold only what it holds itself. */
export function contentBelow({ id }: Pick<ContentNode, 'id'>, lineage: Lineage, depth = 0): Content {
  const adding = (lineage.children.get(id) ?? []).filter(({ hierarchy }) => hierarchy !== 'intersection');
  return combine(
    'or',
    adding.map((child) => contentOf(child, lineage, depth + 1)),
  );
}

/** What is in a group of the lineage. */
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
