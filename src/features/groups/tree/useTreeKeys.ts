// The keyboard control of the group tree, as WAI-ARIA describes it, and the keys to rename, move and delete a group.
import { type KeyboardEvent, useRef } from 'react';
import type { Typed } from '#machines/typeAhead.ts';
import { type GroupNode, isChangeable } from '../data/groupNode.ts';
import type { OpenGroupMenu } from './GroupRow.tsx';
import { type DrawnRow, groupAt, groupIds, groupNear, indexOfGroup, isBelow, isShownOpen } from './treeRows.ts';
import type { Groups } from './useGroups.ts';

/** Selects the group of a row: only this one, in addition to others, or the range from the last selected one. */
export type ChooseRow = (index: number, how: 'alone' | 'toggle' | 'range') => void;

export interface TreeKeysInput {
  groups: Groups;
  rows: readonly DrawnRow[];
  selected: readonly string[];
  onSelect: (ids: readonly string[]) => void;
  choose: ChooseRow;
  focusRow: (index: number) => void;
  onMenu: OpenGroupMenu;
}

/** Returns the key handler of the tree. */
export function useTreeKeys({ groups, rows, selected, onSelect, choose, focusRow, onMenu }: TreeKeysInput) {
  const { actor, expand, canWrite } = groups;
  const typed = useRef<Typed | null>(null);
  const typeAhead = (letter: string, at: number) => {
    void import('#machines/typeAhead.ts').then(({ findTyped, withLetter }) => {
      typed.current = withLetter(typed.current, letter, at);
      const names = rows.map((row) => ('node' in row ? row.node.name : null));
      focusRow(findTyped(names, indexOfGroup(rows, actor.getSnapshot().context.focusId), typed.current));
    });
  };

  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey, timeStamp } = event;
    const index = target instanceof HTMLElement ? Number(target.dataset.index ?? NaN) : NaN;
    const node = groupAt(rows, index);
    // The rename input and the buttons of a row have their own keys.
    if (!node) return;
    if (altKey) {
      if (node.isMade || !canWrite || (key !== 'ArrowUp' && key !== 'ArrowDown')) return;
      actor.send({ type: 'step', id: node.id, by: key === 'ArrowUp' ? -1 : 1 });
      event.preventDefault();
      return;
    }
    const isOpen = isShownOpen(rows, index, node);
    const step = (to: number) => {
      if (!rows[to]) return;
      if (shiftKey && selected.length === 0) choose(index, 'alone');
      focusRow(to);
      if (shiftKey) choose(to, 'range');
    };
    const act = (): boolean => {
      if (key === ' ' && (ctrlKey || metaKey)) choose(index, 'toggle');
      else if (key === 'a' && (ctrlKey || metaKey) && !shiftKey) onSelect(groupIds(rows));
      else if (ctrlKey || metaKey) return false;
      else if (key === 'ArrowDown') step(groupNear(rows, index + 1, 1));
      else if (key === 'ArrowUp') step(groupNear(rows, index - 1, -1));
      else if (key === 'Home') focusRow(0);
      else if (key === 'End') focusRow(groupNear(rows, rows.length - 1, -1));
      else if (key === 'ArrowRight') {
        if (node.hasChildren && !isOpen) expand([node], true);
        else if (isOpen && isBelow(rows, index + 1, node)) focusRow(index + 1);
      } else if (key === 'ArrowLeft') {
        if (isOpen && node.isExpanded) expand([node], false);
        else focusRow(indexOfGroup(rows, node.parentId));
      } else if (key === 'Enter' || key === ' ') choose(index, shiftKey ? 'range' : 'alone');
      else if (key === '*') expand(closedSiblings(groups, node), true);
      else if (key === 'F2' && canWrite && isChangeable(node))
        actor.send({ type: 'rename', id: node.id, name: node.name });
      else if (key === 'Delete' && canWrite && !node.isMade && !event.repeat)
        actor.send({ type: 'delete', id: node.id });
      else if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) onMenu(node, event.currentTarget, true);
      else if (Array.from(key).length === 1) typeAhead(key, timeStamp);
      else return false;
      return true;
    };
    if (!act()) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

function closedSiblings({ tree }: Groups, { parentId }: GroupNode): GroupNode[] {
  return (tree?.below.get(parentId) ?? []).filter(({ hasChildren, isExpanded }) => hasChildren && !isExpanded);
}
