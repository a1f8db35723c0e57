// The tree itself: the WAI-ARIA pattern with several to choose, drawn only where it is seen.
import { useSelector } from '@xstate/react';
import {
  type FocusEvent,
  type KeyboardEvent,
  lazy,
  type MouseEvent,
  type Ref,
  Suspense,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Typed } from '#machines/typeAhead.ts';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { type GroupNode, isChangeable } from '../data/groupNode.ts';
import type { TreeRow } from '../data/groupTree.ts';
import { GroupSign } from './GroupSign.tsx';
import styles from './GroupTreeView.module.css';
import { wordsBeside } from './groupSigns.ts';
import type { DrawnRow } from './treeRows.ts';
import { type Groups, hasMade } from './useGroups.ts';
import { fetchRenameBox } from './fetchRenameBox.ts';
import { rowsToDraw, useTreeWindow } from './useTreeWindow.ts';
import { groupTreeTexts } from './groupTreeTexts.ts';

const RenameBox = lazy(() => fetchRenameBox().then((module) => ({ default: module.RenameBox })));
const NoteRow = lazy(() => import('./NoteRow.tsx').then((module) => ({ default: module.NoteRow })));

/** What a parent can ask of the tree. */
export interface TreeHandle {
  /** Takes the focus to a group, or to the one that Tab would lead to. */
  focus: (id?: string) => void;
  /** Scrolls to a group. */
  reveal: (id: string) => void;
}

export interface GroupTreeViewProps {
  groups: Groups;
  rows: readonly DrawnRow[];
  /** The groups that are shown in the list. */
  selected: readonly string[];
  onSelect: (ids: readonly string[]) => void;
  showCounts: boolean;
  /** Opens the menu of a group: at a point, or below what was pressed. */
  onMenu: (node: GroupNode, at: { x: number; y: number } | HTMLElement, isKeyboard: boolean) => void;
  /** Somebody came near to doing something. */
  onNear: () => void;
  ref: Ref<TreeHandle>;
}

const noCounts: ReadonlyMap<string, number> = new Map();
const hearNothing = () => () => undefined;

/** Draws the rows and takes their keys and presses. */
export function GroupTreeView({
  groups,
  rows,
  selected,
  onSelect,
  showCounts,
  onMenu,
  onNear,
  ref,
}: GroupTreeViewProps) {
  const { actor, counts, expand, made } = groups;
  const focusId = useSelector(actor, ({ context }) => context.focusId);
  const renamedId = useSelector(actor, (snapshot) =>
    snapshot.matches({ work: 'renaming' }) ? snapshot.context.id : null,
  );
  const known = useSyncExternalStore(counts?.hear ?? hearNothing, () => counts?.read() ?? noCounts);
  const { start, end, rowHeight, ref: scroller, scrollTo } = useTreeWindow();
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef<Typed | null>(null);
  const chosen = new Set(selected);

  const indexOf = (id: string | null) => rows.findIndex((row) => 'node' in row && row.node.id === id);
  // The keyboard stays with its group; when that goes, with its place.
  const [lastFocus, setLastFocus] = useState(0);
  const focused = focusId === null ? -1 : indexOf(focusId);
  if (focused >= 0 && focused !== lastFocus) setLastFocus(focused);
  const isLost = focusId !== null && focused < 0;
  const firstChosen = rows.findIndex((row) => 'node' in row && chosen.has(row.node.id));
  const tabStop = groupNear(
    rows,
    focused >= 0 ? focused : isLost ? Math.min(lastFocus, rows.length - 1) : Math.max(firstChosen, 0),
  );

  const focusRow = (index: number) => {
    const row = rows[index];
    if (!row || !('node' in row)) return;
    actor.send({ type: 'focus.moved', id: row.node.id });
    scrollTo(index);
    wanted.current = row.node.id;
    land();
  };
  // A row that is scrolled to is drawn a moment later.
  const wanted = useRef<string | null>(null);
  const land = () => {
    if (wanted.current === null) return;
    const drawn = list.current?.querySelectorAll<HTMLElement>('[data-group]') ?? [];
    const row = [...drawn].find(({ dataset }) => dataset.group === wanted.current);
    if (!row) return;
    wanted.current = null;
    row.focus({ preventScroll: true });
  };
  useLayoutEffect(land);
  useImperativeHandle(ref, () => ({
    focus: (id) => {
      focusRow(id === undefined ? tabStop : indexOf(id));
    },
    reveal: (id) => {
      scrollTo(indexOf(id));
    },
  }));

  // What had the focus was taken away: it goes on where the row was.
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (isLost && hadFocus.current && document.activeElement === document.body) focusRow(tabStop);
  });

  // A row that changes places may lose the focus on the way.
  const isStepping = useSelector(actor, (snapshot) => snapshot.matches({ work: 'stepping' }));
  const stepped = useRef<{ id: string; index: number } | null>(null);
  useLayoutEffect(() => {
    if (isStepping && focusId !== null) stepped.current ??= { id: focusId, index: focused };
    if (!stepped.current || indexOf(stepped.current.id) === stepped.current.index) return;
    if (document.activeElement === document.body) focusRow(indexOf(stepped.current.id));
    stepped.current = null;
  });

  const inSight = rows.slice(start, end + 1).flatMap((row) => ('node' in row ? [row.node.id] : []));
  const sight = showCounts ? inSight.join(' ') : '';
  useEffect(() => {
    counts?.look(sight === '' ? [] : sight.split(' '));
  }, [counts, sight]);
  const below = openMade(rows.slice(start, end + 1)).join(' ');
  useEffect(() => {
    made?.want(below === '' ? [] : below.split(' '));
  }, [made, below]);

  const choose = (index: number, how: 'alone' | 'toggle' | 'range') => {
    const row = rows[index];
    if (!row || !('node' in row)) return;
    const { id } = row.node;
    if (how === 'range') {
      const anchor = Math.max(0, indexOf(actor.getSnapshot().context.anchorId ?? selected[0] ?? null));
      const range = rows.slice(Math.min(anchor, index), Math.max(anchor, index) + 1);
      actor.send({ type: 'focus.moved', id });
      onSelect(range.flatMap((each) => ('node' in each ? [each.node.id] : [])));
      return;
    }
    actor.send({ type: 'chosen', id });
    onSelect(how === 'alone' ? [id] : chosen.has(id) ? selected.filter((each) => each !== id) : [...selected, id]);
  };

  const chooseAll = () => {
    onSelect(rows.flatMap((row) => ('node' in row ? [row.node.id] : [])));
  };

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey, timeStamp } = event;
    const index = target instanceof HTMLElement ? Number(target.dataset.index ?? NaN) : NaN;
    const row = rows[index];
    // The box of a name and the buttons of a row have keys of their own.
    if (!row || !('node' in row)) return;
    const { node } = row;
    if (altKey) {
      if (node.isMade || (key !== 'ArrowUp' && key !== 'ArrowDown')) return;
      actor.send({ type: 'step', id: node.id, by: key === 'ArrowUp' ? -1 : 1 });
      event.preventDefault();
      return;
    }
    const isOpen = node.hasChildren && isShownOpen(rows, index, node);
    const step = (to: number) => {
      if (!rows[to]) return;
      if (shiftKey && chosen.size === 0) choose(index, 'alone');
      focusRow(to);
      if (shiftKey) choose(to, 'range');
    };
    const act = (): boolean => {
      if (key === ' ' && (ctrlKey || metaKey)) choose(index, 'toggle');
      else if (key === 'a' && (ctrlKey || metaKey) && !shiftKey) chooseAll();
      else if (ctrlKey || metaKey) return false;
      else if (key === 'ArrowDown') step(groupNear(rows, index + 1, 1));
      else if (key === 'ArrowUp') step(groupNear(rows, index - 1, -1));
      else if (key === 'Home') focusRow(0);
      else if (key === 'End') focusRow(groupNear(rows, rows.length - 1, -1));
      else if (key === 'ArrowRight') {
        if (node.hasChildren && !isOpen) expand([node], true);
        else if (isOpen && isBelow(rows[index + 1], node)) focusRow(index + 1);
      } else if (key === 'ArrowLeft') {
        if (isOpen && node.isExpanded) expand([node], false);
        else focusRow(indexOf(node.parentId));
      } else if (key === 'Enter' || key === ' ') choose(index, shiftKey ? 'range' : 'alone');
      else if (key === '*') expand(closedSiblings(groups, node), true);
      else if (key === 'F2' && isChangeable(node)) actor.send({ type: 'rename', id: node.id, name: node.name });
      else if (key === 'Delete' && !node.isMade && !event.repeat) actor.send({ type: 'delete', id: node.id });
      else if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) onMenu(node, event.currentTarget, true);
      else if (Array.from(key).length === 1) typeAhead(key, timeStamp);
      else return false;
      return true;
    };
    if (!act()) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const typeAhead = (letter: string, at: number) => {
    void import('#machines/typeAhead.ts').then(({ findTyped, withLetter }) => {
      typed.current = withLetter(typed.current, letter, at);
      const names = rows.map((row) => ('node' in row ? row.node.name : null));
      focusRow(findTyped(names, indexOf(actor.getSnapshot().context.focusId), typed.current));
    });
  };

  const rowOf = (target: EventTarget) => {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
    const index = Number(element?.dataset.index ?? NaN);
    const row = rows[index];
    return row && 'node' in row ? { index, node: row.node } : null;
  };
  const click = (event: MouseEvent<HTMLElement>) => {
    const found = rowOf(event.target);
    if (!found || !(event.target instanceof Element) || event.target.closest('input, [data-apart]')) return;
    if (event.target.closest('[data-twisty]')) {
      if (found.node.hasChildren) expand([found.node], !found.node.isExpanded);
      return;
    }
    choose(found.index, event.shiftKey ? 'range' : event.ctrlKey || event.metaKey ? 'toggle' : 'alone');
  };
  const openMenu = (event: MouseEvent<HTMLElement>) => {
    const found = rowOf(event.target);
    if (!found || (event.target instanceof Element && event.target.closest('input'))) return;
    event.preventDefault();
    // Some browsers send it for the menu key too, without a place; the key has been answered.
    if (event.clientX === 0 && event.clientY === 0) return;
    onMenu(found.node, { x: event.clientX, y: event.clientY }, false);
  };

  return (
    <div
      ref={(element) => {
        list.current = element;
        return scroller(element);
      }}
      role="tree"
      aria-label={groupTreeTexts.groups}
      aria-multiselectable="true"
      className={styles.tree}
      data-group-tree
      onKeyDown={press}
      onClick={click}
      onContextMenu={openMenu}
      onPointerEnter={onNear}
      onFocus={(event: FocusEvent) => {
        hadFocus.current = true;
        onNear();
        const found = rowOf(event.target);
        if (found) actor.send({ type: 'focus.moved', id: found.node.id });
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        // What is taken away says nothing of it; who presses beside the tree, or goes on elsewhere, has left.
        hadFocus.current = !document.hasFocus();
        // Who comes back begins at what is chosen.
        if (relatedTarget instanceof Element) actor.send({ type: 'focus.moved', id: null });
      }}
    >
      <div role="presentation" className={styles.rows} style={{ height: rows.length * rowHeight }}>
        {rowsToDraw({ start, end }, rows.length, [tabStop, renamedId === null ? -1 : indexOf(renamedId)]).map(
          (index) => {
            const row = rows[index];
            if (!row) return null;
            const style = { transform: `translateY(${index * rowHeight}px)`, ['--depth' as string]: depthOf(row) };
            return 'node' in row ? (
              <Row
                key={row.node.id}
                row={row}
                index={index}
                style={style}
                isOpen={isShownOpen(rows, index, row.node)}
                isSelected={chosen.has(row.node.id)}
                isTabStop={index === tabStop}
                count={showCounts ? known.get(row.node.id) : undefined}
                groups={renamedId === row.node.id ? groups : null}
                onMenu={onMenu}
              />
            ) : (
              <Suspense key={`${row.note} ${row.below.id}`}>
                <NoteRow
                  note={row.note}
                  className={styles.note}
                  style={style}
                  message={made?.read().failures.get(row.below.id) ?? ''}
                  onRetry={() => made?.retry(row.below.id)}
                />
              </Suspense>
            );
          },
        )}
      </div>
    </div>
  );
}

interface RowProps extends Pick<GroupTreeViewProps, 'onMenu'> {
  row: TreeRow;
  index: number;
  style: object;
  isOpen: boolean;
  isSelected: boolean;
  isTabStop: boolean;
  count: number | undefined;
  /** Only while its name is typed. */
  groups: Groups | null;
}

function Row({ row, index, style, isOpen, isSelected, isTabStop, count, groups, onMenu }: RowProps) {
  const { node, position, siblings } = row;
  const { id, name, kind, icon, color, hasChildren, isMade, problem } = node;
  const words = wordsBeside(node);
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
      <GroupSign kind={kind} icon={icon} color={color} />
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

function depthOf(row: DrawnRow): number {
  return 'node' in row ? row.node.depth : row.below.depth + 1;
}

function isBelow(row: DrawnRow | undefined, node: GroupNode): boolean {
  return row !== undefined && 'node' in row && row.node.parentId === node.id;
}

/** The open groups in these rows, whose subgroups are made; what is still to come below one stands for it. */
function openMade(rows: readonly DrawnRow[]): string[] {
  const nodes = rows.map((row) => ('node' in row ? row.node : row.below));
  return [...new Set(nodes.filter((node) => node.isExpanded && hasMade(node)).map(({ id }) => id))];
}

/** A filter opens groups too: open is what shows something below it. */
function isShownOpen(rows: readonly DrawnRow[], index: number, node: GroupNode): boolean {
  return node.hasChildren && (node.isExpanded || isBelow(rows[index + 1], node));
}

/** The place of a group at this place, or of the nearest one that way; -1 if there is none. */
function groupNear(rows: readonly DrawnRow[], index: number, step: 1 | -1 = -1): number {
  let place = index;
  for (let row = rows[place]; row && !('node' in row); row = rows[place]) place += step;
  return place < rows.length ? place : -1;
}

function closedSiblings({ tree }: Groups, { parentId }: GroupNode): GroupNode[] {
  return (tree?.below.get(parentId) ?? []).filter(({ hasChildren, isExpanded }) => hasChildren && !isExpanded);
}
