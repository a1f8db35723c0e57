// The row of a group in the tree: icon, name or rename box, count and actions.
import { Suspense } from 'react';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { lazyPart } from '#src/ui/lazyPart.ts';
import type { GroupNode } from '../data/groupNode.ts';
import type { TreeRow } from '../data/groupTree.ts';
import { GroupIcon } from './GroupIcon.tsx';
import { kindLabelBeside } from './groupKindIcons.ts';
import styles from './GroupTreeView.module.css';
import { groupTreeTexts } from './groupTreeTexts.ts';
import type { Groups } from './useGroups.ts';

export const RenameBox = lazyPart(() => import('./RenameBox.tsx').then((module) => module.RenameBox));

/** Opens the menu of a group, at a point or below the pressed element. */
export type OpenGroupMenu = (node: GroupNode, at: { x: number; y: number } | HTMLElement, isKeyboard: boolean) => void;

export interface GroupRowProps {
  row: TreeRow;
  index: number;
  style: object;
  isOpen: boolean;
  isSelected: boolean;
  isTabStop: boolean;
  count: number | undefined;
  /** Set only while this group is being renamed. */
  groups: Groups | null;
  onMenu: OpenGroupMenu;
}

/** Renders it: as the treeitem that the keyboard moves to, with its actions for the pointer. */
export function GroupRow({ row, index, style, isOpen, isSelected, isTabStop, count, groups, onMenu }: GroupRowProps) {
  const { node, position, siblings } = row;
  const { id, name, kind, icon, color, hasChildren, isMade, problem } = node;
  const words = kindLabelBeside(node);
  return (
    <div
      role="treeitem"
      aria-level={node.depth + 1}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={hasChildren ? isOpen : undefined}
      aria-selected={isSelected}
      aria-label={`${name}${words === '' ? '' : `, ${words}`}${count === undefined ? '' : `, ${count}`}${problem === null ? '' : `, ${problem}`}`}
      tabIndex={isTabStop ? 0 : -1}
      className={styles.row}
      style={style}
      data-index={index}
      data-group={id}
      data-group-name={name}
      data-group-kind={kind}
      data-group-parent={node.parentId ?? ''}
      data-group-accepts={kind === 'explicit' && !isMade ? 'documents' : undefined}
      data-group-movable={isMade ? undefined : ''}
    >
      <span className={styles.twisty} data-twisty={hasChildren || undefined}>
        {hasChildren && <Icon name={isOpen ? 'chevronDown' : 'chevronRight'} size="xs" />}
      </span>
      <GroupIcon kind={kind} icon={icon} color={color} />
      {groups ? (
        <Suspense fallback={<span className={styles.name}>{name}</span>}>
          <RenameBox groups={groups} />
        </Suspense>
      ) : (
        <>
          <span className={styles.name}>{name}</span>
          {words !== '' && <span className={styles.kind}>{words}</span>}
          {problem !== null && (
            <span className={styles.problem} data-tip={problem}>
              <Icon name="warning" size="sm" />
            </span>
          )}
          <span className={styles.count}>{count?.toLocaleString('en')}</span>
          <IconButton
            size="sm"
            icon="more"
            label={groupTreeTexts.row.actions(name)}
            data-tip={undefined}
            tabIndex={-1}
            className={styles.more}
            data-apart
            aria-haspopup="menu"
            onClick={({ currentTarget, detail }) => {
              onMenu(node, currentTarget, detail === 0);
            }}
          />
        </>
      )}
    </div>
  );
}
