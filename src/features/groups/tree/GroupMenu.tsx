// The menu of a group, at the pointer or below its row, and the menu of all groups. Each entry has a keyboard shortcut.
import { useEffect, useEffectEvent } from 'react';
import { pointAt } from '#src/ui/floating/place.ts';
import { type CopyMenu, useCopyMenu } from '#src/features/citations/copy/useCopyMenu.ts';
import { openCopyToLibrary } from '#src/features/copyToLibrary/openCopyToLibrary.ts';
import { openShareLinks } from '#src/features/shareLinks/openShareLinks.ts';
import { useRelayEnvironment } from '#src/relay/hooks.ts';
import { exportMenu } from '#src/ui/export/exportMenu.ts';
import type { MenuItem } from '#src/ui/menu/menuItems.ts';
import { PointedMenu } from '#src/ui/menu/PointedMenu.tsx';
import { useMenu } from '#src/ui/menu/useMenu.ts';
import { type GroupNode, isAutomatic, isChangeable } from '../data/groupNode.ts';
import { descendantsOf } from '../data/groupTree.ts';
import { placeBeside } from '../data/places.ts';
import type { Groups } from './useGroups.ts';
import { groupActionTexts } from './groupActionTexts.ts';
import { groupTreeTexts } from './groupTreeTexts.ts';

const texts = groupActionTexts.menu;

export interface GroupMenuRequest {
  /** Null for the menu of all groups. */
  node: GroupNode | null;
  /** Where to open the menu: at the pointer, or below a row or button. */
  at: { x: number; y: number } | HTMLElement;
  isKeyboard: boolean;
}

export interface GroupMenuProps {
  request: GroupMenuRequest;
  groups: Groups;
  showCounts: boolean;
  onShowCounts: (shown: boolean) => void;
  /** The groups whose documents the list shows. */
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
    // Opened by keyboard, the menu is placed below the row, not below the whole tree.
    const below = isKeyboard && row ? row : at;
    elements.reference(below instanceof HTMLElement ? below : pointAt(below.x, below.y));
    send({ type: 'open', focus: isKeyboard ? 'first' : 'whole' });
  });
  useEffect(() => {
    open(request);
  }, [request]);

  const copyMenu = useCopyMenu();
  const environment = useRelayEnvironment();
  const share = (groupId: string) => {
    void openShareLinks(environment, [{ choice: 'group', groupId, query: null }]);
  };
  const { node } = request;
  return (
    <PointedMenu
      menu={menu}
      label={node ? texts.group(node.name) : groupTreeTexts.groups}
      items={() =>
        node
          ? [...showing(node, selected, onSelect), ...itemsOf(node, groups, { copyMenu, share })]
          : itemsOfAll(groups, showCounts, onShowCounts)
      }
      focusBack={{ preventScroll: true }}
    />
  );
}

/** Entries that show several groups at once, for people who cannot use Ctrl and click. */
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
      label: isShown ? texts.hide : texts.showToo,
      onSelect: () => {
        onSelect(isShown ? selected.filter((each) => each !== id) : [...selected, id]);
      },
    },
    'separator',
  ];
}

function itemsOf(
  node: GroupNode,
  { actor, tree, counts, expand, environment, canWrite }: Groups,
  { copyMenu, share }: { copyMenu: CopyMenu; share: (groupId: string) => void },
): MenuItem[] {
  const { id, name, isMade } = node;
  const documents = {
    selection: { filterBy: { groupId: id } },
    count: counts?.read().get(id) ?? null,
    name: `“${name}”`,
  };
  const takingOut: MenuItem[] = [
    ...copyMenu(documents),
    exportMenu(texts.export, documents),
    ...(isMade
      ? []
      : [
          {
            id: 'copyToLibrary',
            label: texts.copyToLibrary,
            icon: 'folder' as const,
            onSelect: () => {
              const page = { environment, openId: undefined };
              void openCopyToLibrary(page, { selection: { kind: 'groups', ids: [id] }, name });
            },
          },
        ]),
    ...(canWrite
      ? [
          {
            id: 'share',
            label: texts.share,
            icon: 'globe' as const,
            onSelect: () => {
              share(id);
            },
          },
        ]
      : []),
  ];
  const below = tree ? [node, ...descendantsOf(tree, id)].filter(({ hasChildren }) => hasChildren) : [];
  const expanding: MenuItem[] =
    below.length === 0
      ? []
      : [
          {
            id: 'expand',
            label: texts.expandSubgroups,
            onSelect: () => {
              expand(below, true);
            },
          },
          {
            id: 'collapse',
            label: texts.collapseSubgroups,
            onSelect: () => {
              expand(below, false);
            },
          },
        ];
  if (isMade || !canWrite) {
    if (expanding.length > 0) return [...expanding, 'separator', ...takingOut];
    return !isMade
      ? takingOut
      : [{ id: 'derived', label: texts.derived, disabled: true, onSelect: () => undefined }, ...takingOut];
  }
  const creating: MenuItem = {
    id: 'create',
    label: texts.createSubgroup,
    onSelect: () => {
      actor.send({ type: 'form', target: { kind: 'create', parentId: id } });
    },
  };
  const changing: MenuItem[] = isChangeable(node)
    ? [
        {
          id: 'edit',
          label: texts.edit,
          onSelect: () => {
            actor.send({ type: 'form', target: { kind: 'edit', id } });
          },
        },
        {
          id: 'rename',
          label: texts.rename,
          shortcut: 'F2',
          onSelect: () => {
            actor.send({ type: 'rename', id, name });
          },
        },
      ]
    : [{ id: 'desktop', label: texts.desktopOnly, disabled: true, onSelect: () => undefined }];
  return [
    // The subgroups of an automatic group are derived.
    ...(isAutomatic(node) ? [] : [creating]),
    ...changing,
    {
      id: 'move',
      label: texts.move,
      onSelect: () => {
        actor.send({ type: 'move', id });
      },
    },
    {
      id: 'up',
      label: texts.moveUp,
      shortcut: 'Alt+↑',
      disabled: !tree || !placeBeside(tree, id, -1),
      onSelect: () => {
        actor.send({ type: 'step', id, by: -1 });
      },
    },
    {
      id: 'down',
      label: texts.moveDown,
      shortcut: 'Alt+↓',
      disabled: !tree || !placeBeside(tree, id, 1),
      onSelect: () => {
        actor.send({ type: 'step', id, by: 1 });
      },
    },
    ...(expanding.length > 0 ? (['separator', ...expanding] as const) : []),
    'separator',
    ...takingOut,
    'separator',
    {
      id: 'delete',
      label: texts.delete,
      shortcut: 'Del',
      onSelect: () => {
        actor.send({ type: 'delete', id });
      },
    },
  ];
}

function itemsOfAll(
  { actor, tree, expand, canWrite }: Groups,
  showCounts: boolean,
  onShowCounts: (shown: boolean) => void,
): MenuItem[] {
  const parents = [...(tree?.nodes.values() ?? [])].filter(({ hasChildren }) => hasChildren);
  return [
    ...(canWrite
      ? ([
          {
            id: 'create',
            label: texts.create,
            onSelect: () => {
              actor.send({ type: 'form', target: { kind: 'create', parentId: null } });
            },
          },
          'separator',
        ] satisfies MenuItem[])
      : []),
    {
      kind: 'checkbox',
      id: 'counts',
      label: texts.showCounts,
      checked: showCounts,
      onSelect: () => {
        onShowCounts(!showCounts);
      },
    },
    'separator',
    {
      id: 'expand',
      label: texts.expandAll,
      disabled: parents.length === 0,
      onSelect: () => {
        expand(parents, true);
      },
    },
    {
      id: 'collapse',
      label: texts.collapseAll,
      disabled: parents.length === 0,
      onSelect: () => {
        expand(parents, false);
      },
    },
  ];
}
