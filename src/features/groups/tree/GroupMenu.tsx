// The menu of a group, at the pointer or below its row, and that of all groups. What each entry does has its key.
import { useEffect, useEffectEvent } from 'react';
import { pointAt } from '#src/ui/floating/place.ts';
import { exportMenu } from '#src/ui/export/exportMenu.ts';
import type { MenuItem } from '#src/ui/menu/menuItems.ts';
import { PointedMenu } from '#src/ui/menu/PointedMenu.tsx';
import { useMenu } from '#src/ui/menu/useMenu.ts';
import { type GroupNode, isAutomatic, isChangeable } from '../data/groupNode.ts';
import { descendantsOf } from '../data/groupTree.ts';
import { placeBeside } from '../data/places.ts';
import type { Groups } from './useGroups.ts';

export interface GroupMenuRequest {
  /** Null for what concerns all groups. */
  node: GroupNode | null;
  /** The pointer, or the row or button below which it stands. */
  at: { x: number; y: number } | HTMLElement;
  isKeyboard: boolean;
}

export interface GroupMenuProps {
  request: GroupMenuRequest;
  groups: Groups;
  showCounts: boolean;
  onShowCounts: (shown: boolean) => void;
  /** The groups that are shown in the list. */
  selected: readonly string[];
  onSelect: (ids: readonly string[]) => void;
}

/** Opens the menu for each new request. */
export function GroupMenu({ request, groups, showCounts, onShowCounts, selected, onSelect }: GroupMenuProps) {
  const menu = useMenu({ placement: 'bottom-start', trigger: 'click' });
  const { send, elements } = menu.dropdown;
  const open = useEffectEvent(({ at, isKeyboard, node }: GroupMenuRequest) => {
    const row = node && document.querySelector<HTMLElement>(`[data-group-tree] [data-group="${CSS.escape(node.id)}"]`);
    elements.trigger(row ?? (at instanceof HTMLElement ? at : null));
    // The menu of a key stands below the row, not below the tree.
    const below = isKeyboard && row ? row : at;
    elements.reference(below instanceof HTMLElement ? below : pointAt(below.x, below.y));
    send({ type: 'open', focus: isKeyboard ? 'first' : 'whole' });
  });
  useEffect(() => {
    open(request);
  }, [request]);

  const { node } = request;
  return (
    <PointedMenu
      menu={menu}
      label={node ? `Group “${node.name}”` : 'Groups'}
      items={() =>
        node
          ? [...showing(node, selected, onSelect), ...itemsOf(node, groups)]
          : itemsOfAll(groups, showCounts, onShowCounts)
      }
      focusBack={{ preventScroll: true }}
    />
  );
}

/** Shows several groups at once, for whom no Ctrl key is at hand. */
function showing(
  { id }: GroupNode,
  selected: readonly string[],
  onSelect: (ids: readonly string[]) => void,
): MenuItem[] {
  const isShown = selected.includes(id);
  if (selected.length === 0 || (isShown && selected.length === 1)) return [];
  return [
    {
      id: 'show',
      label: isShown ? 'No longer show' : 'Show also this group',
      onSelect: () => {
        onSelect(isShown ? selected.filter((each) => each !== id) : [...selected, id]);
      },
    },
    'separator',
  ];
}

function itemsOf(node: GroupNode, { actor, tree, counts, expand }: Groups): MenuItem[] {
  const { id, name, isMade } = node;
  const exporting = exportMenu('Export', {
    selection: { filterBy: { groupId: id } },
    count: counts?.read().get(id) ?? null,
    name: `“${name}”`,
  });
  const below = tree ? [node, ...descendantsOf(tree, id)].filter(({ hasChildren }) => hasChildren) : [];
  const expanding: MenuItem[] =
    below.length === 0
      ? []
      : [
          {
            id: 'expand',
            label: 'Expand all below',
            onSelect: () => {
              expand(below, true);
            },
          },
          {
            id: 'collapse',
            label: 'Collapse all below',
            onSelect: () => {
              expand(below, false);
            },
          },
        ];
  if (isMade) {
    return expanding.length > 0
      ? [...expanding, 'separator', exporting]
      : [{ id: 'made', label: 'Made from the documents', disabled: true, onSelect: () => undefined }, exporting];
  }
  const creating: MenuItem = {
    id: 'create',
    label: 'New subgroup…',
    onSelect: () => {
      actor.send({ type: 'form', target: { kind: 'create', parentId: id } });
    },
  };
  const changing: MenuItem[] = isChangeable(node)
    ? [
        {
          id: 'edit',
          label: 'Edit…',
          onSelect: () => {
            actor.send({ type: 'form', target: { kind: 'edit', id } });
          },
        },
        {
          id: 'rename',
          label: 'Rename',
          shortcut: 'F2',
          onSelect: () => {
            actor.send({ type: 'rename', id, name });
          },
        },
      ]
    : [{ id: 'desktop', label: 'Only the desktop app changes it', disabled: true, onSelect: () => undefined }];
  return [
    // An automatic group makes its subgroups itself.
    ...(isAutomatic(node) ? [] : [creating]),
    ...changing,
    {
      id: 'move',
      label: 'Move to…',
      onSelect: () => {
        actor.send({ type: 'move', id });
      },
    },
    {
      id: 'up',
      label: 'Move up',
      shortcut: 'Alt+↑',
      disabled: !tree || !placeBeside(tree, id, -1),
      onSelect: () => {
        actor.send({ type: 'step', id, by: -1 });
      },
    },
    {
      id: 'down',
      label: 'Move down',
      shortcut: 'Alt+↓',
      disabled: !tree || !placeBeside(tree, id, 1),
      onSelect: () => {
        actor.send({ type: 'step', id, by: 1 });
      },
    },
    ...(expanding.length > 0 ? (['separator', ...expanding] as const) : []),
    'separator',
    exporting,
    'separator',
    {
      id: 'delete',
      label: 'Delete',
      shortcut: 'Del',
      onSelect: () => {
        actor.send({ type: 'delete', id });
      },
    },
  ];
}

function itemsOfAll(
  { actor, tree, expand }: Groups,
  showCounts: boolean,
  onShowCounts: (shown: boolean) => void,
): MenuItem[] {
  const parents = [...(tree?.nodes.values() ?? [])].filter(({ hasChildren }) => hasChildren);
  return [
    {
      id: 'create',
      label: 'New group…',
      onSelect: () => {
        actor.send({ type: 'form', target: { kind: 'create', parentId: null } });
      },
    },
    'separator',
    {
      kind: 'checkbox',
      id: 'counts',
      label: 'Show counts',
      checked: showCounts,
      onSelect: () => {
        onShowCounts(!showCounts);
      },
    },
    'separator',
    {
      id: 'expand',
      label: 'Expand all',
      disabled: parents.length === 0,
      onSelect: () => {
        expand(parents, true);
      },
    },
    {
      id: 'collapse',
      label: 'Collapse all',
      disabled: parents.length === 0,
      onSelect: () => {
        expand(parents, false);
      },
    },
  ];
}
