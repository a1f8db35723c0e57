// The tree of groups: the WAI-ARIA pattern with multiple selection; only visible rows are rendered.
import { useSelector } from '@xstate/react';
import {
  type FocusEvent,
  type MouseEvent,
  type Ref,
  Suspense,
  useEffect,
  useImperativeHandle,
  useRef,
  useSyncExternalStore,
} from 'react';
import { GroupRow, type OpenGroupMenu } from './GroupRow.tsx';
import styles from './GroupTreeView.module.css';
import { NoteRow } from './NoteRow.tsx';
import { depthOf, type DrawnRow, groupAt, groupIds, indexOfGroup, isShownOpen } from './treeRows.ts';
import { type Groups, hasDerivedSubgroups } from './useGroups.ts';
import { useTreeFocus } from './useTreeFocus.ts';
import { type ChooseRow, useTreeKeys } from './useTreeKeys.ts';
import { rowsToDraw, useTreeWindow } from './useTreeWindow.ts';
import { groupTreeTexts } from './groupTreeTexts.ts';

/** The functions that a parent can call. */
export interface TreeHandle {
  /** Focuses a group, or without an id the tree's tab stop. */
  focus: (id?: string) => void;
  /** Scrolls to a group. */
  reveal: (id: string) => void;
}

export interface GroupTreeViewProps {
  groups: Groups;
  rows: readonly DrawnRow[];
  /** The groups whose documents the list shows. */
  selected: readonly string[];
  onSelect: (ids: readonly string[]) => void;
  showCounts: boolean;
  onMenu: OpenGroupMenu;
  /** Called when the pointer or focus enters the tree, to preload the code for changes. */
  onNear: () => void;
  ref: Ref<TreeHandle>;
}

const noCounts: ReadonlyMap<string, number> = new Map();
const hearNothing = () => () => undefined;

/** Renders the rows, and handles their keys and presses. */
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
  const { actor, counts, expand, derived } = groups;
  const renamedId = useSelector(actor, (snapshot) =>
    snapshot.matches({ work: 'renaming' }) ? snapshot.context.id : null,
  );
  const known = useSyncExternalStore(counts?.hear ?? hearNothing, () => counts?.read() ?? noCounts);
  const { start, end, rowHeight, ref: scroller, scrollTo } = useTreeWindow();
  const list = useRef<HTMLDivElement>(null);
  const chosen = new Set(selected);

  const { tabStop, focusRow, setHasFocus } = useTreeFocus({ actor, rows, chosen, list, scrollTo });
  useImperativeHandle(ref, () => ({
    focus: (id) => {
      focusRow(id === undefined ? tabStop : indexOfGroup(rows, id));
    },
    reveal: (id) => {
      scrollTo(indexOfGroup(rows, id));
    },
  }));

  const inSight = groupIds(rows.slice(start, end + 1));
  const sight = showCounts ? inSight.join(' ') : '';
  useEffect(() => {
    counts?.look(sight === '' ? [] : sight.split(' '));
  }, [counts, sight]);
  const below = openDerived(rows.slice(start, end + 1)).join(' ');
  useEffect(() => {
    derived?.want(below === '' ? [] : below.split(' '));
  }, [derived, below]);

  const choose: ChooseRow = (index, how) => {
    const id = groupAt(rows, index)?.id;
    if (id === undefined) return;
    if (how === 'range') {
      const anchor = Math.max(0, indexOfGroup(rows, actor.getSnapshot().context.anchorId ?? selected[0] ?? null));
      actor.send({ type: 'focus.moved', id });
      onSelect(groupIds(rows.slice(Math.min(anchor, index), Math.max(anchor, index) + 1)));
      return;
    }
    actor.send({ type: 'chosen', id });
    onSelect(how === 'alone' ? [id] : chosen.has(id) ? selected.filter((each) => each !== id) : [...selected, id]);
  };
  const press = useTreeKeys({ groups, rows, selected, onSelect, choose, focusRow, onMenu });

  const rowOf = (target: EventTarget) => {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
    const index = Number(element?.dataset.index ?? NaN);
    const node = groupAt(rows, index);
    return node && { index, node };
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
    // Some browsers also send this event, without a position, for the menu key, which was handled already.
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
        setHasFocus(true);
        onNear();
        const found = rowOf(event.target);
        if (found) actor.send({ type: 'focus.moved', id: found.node.id });
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        // Removing a focused row sends no blur event. If another window is in front, the focus returns here later.
        setHasFocus(!document.hasFocus());
        // The next visit by Tab starts at the selected group.
        if (relatedTarget instanceof Element) actor.send({ type: 'focus.moved', id: null });
      }}
    >
      <div role="presentation" className={styles.rows} style={{ height: rows.length * rowHeight }}>
        {rowsToDraw({ start, end }, rows.length, [
          tabStop,
          renamedId === null ? -1 : indexOfGroup(rows, renamedId),
        ]).map((index) => {
          const row = rows[index];
          if (!row) return null;
          const style = { transform: `translateY(${index * rowHeight}px)`, ['--depth' as string]: depthOf(row) };
          return 'node' in row ? (
            <GroupRow
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
                message={derived?.read().failures.get(row.below.id) ?? ''}
                onRetry={() => derived?.retry(row.below.id)}
              />
            </Suspense>
          );
        })}
      </div>
    </div>
  );
}

/** The expanded groups with derived children in these rows. A group counts also if only the placeholder of its children is visible. */
function openDerived(rows: readonly DrawnRow[]): string[] {
  const nodes = rows.map((row) => ('node' in row ? row.node : row.below));
  return [...new Set(nodes.filter((node) => node.isExpanded && hasDerivedSubgroups(node)).map(({ id }) => id))];
}
