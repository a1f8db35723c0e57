// Expands the tree down to a group that the person should see: one just saved, or one that the address names.
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { pathTo } from '../data/groupTree.ts';
import type { DerivedSubgroupsState } from './createDerivedSubgroups.ts';
import type { TreeHandle } from './GroupTreeView.tsx';
import type { Groups } from './useGroups.ts';

/** Whether the group is a derived subgroup: such ids contain the id of the automatic group and then the value. */
function isDerivedId(id: string): boolean {
  return id.includes('.');
}

/** `linkedId` is the group in the address. Returns the function that reveals a saved group. */
export function useRevealedGroups(
  { tree, expand, openForNow, wantAllDerived }: Groups,
  derivedState: DerivedSubgroupsState | null,
  linkedId: string | undefined,
  view: RefObject<TreeHandle | null>,
): (savedId: string) => void {
  // A saved group is revealed and focused as soon as the tree contains it.
  const saved = useRef<string | null>(null);
  const [saves, setSaves] = useState(0);
  const showSaved = useEffectEvent(() => {
    if (saved.current === null || !tree?.nodes.has(saved.current)) return;
    const closed = pathTo(tree, saved.current).filter(({ id, isExpanded }) => id !== saved.current && !isExpanded);
    if (closed.length > 0) {
      expand(closed, true);
      return;
    }
    const id = saved.current;
    saved.current = null;
    const focus = () => view.current?.focus(id);
    focus();
    // A dialog that is closing returns the focus to its opener first, so wait for that.
    document.querySelector('dialog[open]')?.addEventListener('close', focus, { once: true });
  });
  // The group in the address is revealed when the tree is first loaded, however deep it is.
  const linked = useRef(linkedId);
  const showLinked = useEffectEvent(() => {
    const { current: id } = linked;
    if (id === undefined || !tree) return;
    if (!tree.nodes.has(id) && isDerivedId(id) && derivedState?.all !== 'there' && derivedState?.all !== 'failed') {
      wantAllDerived();
      return;
    }
    const closed = pathTo(tree, id).filter((node) => node.id !== id && !node.isExpanded);
    if (closed.length > 0) {
      openForNow(closed.map((node) => node.id));
      return;
    }
    view.current?.reveal(id);
    linked.current = undefined;
  });
  useEffect(() => {
    showSaved();
    showLinked();
  }, [tree, derivedState, saves]);

  return (id) => {
    saved.current = id;
    setSaves((before) => before + 1);
  };
}
