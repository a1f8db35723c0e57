// The groups of the library: filter, heading, tree, and what stands in its place while it comes, fails or is empty.
import { useSelector } from '@xstate/react';
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { TextInput } from '#src/ui/field/TextInput.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { inAdvance } from '#src/ui/inAdvance.ts';
import { announce } from '#src/ui/live/announce.ts';
import type { GroupMenuProps, GroupMenuRequest } from './GroupMenu.tsx';
import { fetchRenameBox } from './fetchRenameBox.ts';
import styles from './GroupsPane.module.css';
import { GroupTreeView, type TreeHandle } from './GroupTreeView.tsx';
import { recallCounts, rememberCounts } from './rememberedCounts.ts';
import { useFilteredRows } from './useFilteredRows.ts';
import { type Groups, preloadChanges, useWork } from './useGroups.ts';

const TreeMessage = lazy(() => import('./TreeMessage.tsx').then((module) => ({ default: module.TreeMessage })));
const TreeSkeleton = lazy(() => import('./TreeSkeleton.tsx').then((module) => ({ default: module.TreeSkeleton })));
const MoveDialog = lazy(() => import('./MoveDialog.tsx').then((module) => ({ default: module.MoveDialog })));
const GroupForm = lazy(() =>
  import('../form/GroupFormDialog.tsx').then((module) => ({ default: module.GroupFormDialog })),
);
const SeveralBar = lazy(() => import('./SeveralBar.tsx').then((module) => ({ default: module.SeveralBar })));
const fetchMenu = () => import('./GroupMenu.tsx');

export interface GroupSelection {
  readonly ids: readonly string[];
  /** Whether a document is to be in all of them; one is enough otherwise. */
  readonly all: boolean;
}

export interface GroupsPaneProps {
  groups: Groups;
  /** What the list shows. */
  selection: GroupSelection;
  onSelect: (selection: GroupSelection) => void;
  /** Stands between the filter and the tree. */
  children: ReactNode;
}

const hearNothing = () => () => undefined;

/** Draws it. */
export function GroupsPane({ groups, selection, onSelect, children }: GroupsPaneProps) {
  const { actor, tree, made } = groups;
  const headingId = useId();
  const filter = useSelector(actor, ({ context }) => context.filter);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const formTarget = useSelector(actor, ({ context }) => context.form);
  const work = useWork(actor);
  const madeState = useSyncExternalStore(made?.hear ?? hearNothing, () => made?.read() ?? null);
  const { rows, found } = useFilteredRows(tree, madeState, filter);
  const view = useRef<TreeHandle>(null);
  // Whether counts are shown is plain view state: nothing waits for it, fails or follows from it.
  const [showCounts, setShowCounts] = useState(recallCounts);
  const [request, setRequest] = useState<GroupMenuRequest | null>(null);
  const [Menu, setMenu] = useState<ComponentType<GroupMenuProps> | null>(null);

  useEffect(() => {
    if (found !== null) announce(found === 1 ? '1 group' : `${found} groups`);
  }, [found, filter]);

  const near = () => {
    preloadChanges();
    inAdvance(fetchMenu()).catch(() => undefined);
    inAdvance(fetchRenameBox()).catch(() => undefined);
  };
  const openMenu = (next: GroupMenuRequest) => {
    setRequest(next);
    void fetchMenu().then((module) => {
      setMenu(() => module.GroupMenu);
    });
  };
  const create = (parentId: string | null) => {
    actor.send({ type: 'form', target: { kind: 'create', parentId } });
  };
  const isEmpty = tree !== null && tree.nodes.size === 0;
  return (
    <>
      <TextInput
        className={styles.filter}
        start={<Icon name="search" size="sm" />}
        end={
          filter === '' ? null : (
            <IconButton
              size="sm"
              icon="close"
              label="Clear the filter"
              onClick={() => {
                actor.send({ type: 'filter.changed', filter: '' });
              }}
            />
          )
        }
        type="search"
        aria-label="Filter groups"
        placeholder="Filter groups"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={filter}
        onChange={({ target }) => {
          actor.send({ type: 'filter.changed', filter: target.value });
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && filter !== '') actor.send({ type: 'filter.changed', filter: '' });
          else if (event.key === 'ArrowDown') view.current?.focus();
          else return;
          event.preventDefault();
          event.stopPropagation();
        }}
      />
      {children}
      <div className={styles.heading}>
        <h2 id={headingId} className={styles.title}>
          Groups
        </h2>
        <IconButton
          size="sm"
          icon="more"
          label="More about groups"
          aria-haspopup="menu"
          onPointerEnter={near}
          onFocus={near}
          onClick={({ currentTarget, detail }) => {
            openMenu({ node: null, at: currentTarget, isKeyboard: detail === 0 });
          }}
        />
        <IconButton
          size="sm"
          icon="plus"
          label="New group"
          onClick={() => {
            create(null);
          }}
        />
      </div>
      {selection.ids.length > 1 && (
        <Suspense>
          <SeveralBar selection={selection} onSelect={onSelect} />
        </Suspense>
      )}
      {tree === null ? (
        <Suspense>
          {failure === null ? (
            <TreeSkeleton />
          ) : (
            <TreeMessage
              failure={failure}
              onAct={() => {
                actor.send({ type: 'retry' });
              }}
            />
          )}
        </Suspense>
      ) : isEmpty || found === 0 ? (
        <Suspense>
          <TreeMessage
            failure={null}
            onAct={
              isEmpty
                ? () => {
                    create(null);
                  }
                : null
            }
          />
        </Suspense>
      ) : (
        <GroupTreeView
          ref={view}
          groups={groups}
          rows={rows}
          selected={selection.ids}
          onSelect={(ids) => {
            onSelect({ ids, all: selection.all });
          }}
          showCounts={showCounts}
          onNear={near}
          onMenu={(node, at, isKeyboard) => {
            openMenu({ node, at, isKeyboard });
          }}
        />
      )}
      {Menu && request && (
        <Menu
          request={request}
          groups={groups}
          showCounts={showCounts}
          onShowCounts={(shown) => {
            setShowCounts(shown);
            rememberCounts(shown);
          }}
        />
      )}
      {typeof work === 'object' && 'moving' in work && (
        <Suspense>
          <MoveDialog groups={groups} />
        </Suspense>
      )}
      {work === 'forming' && (
        <Suspense>
          <GroupForm
            target={formTarget}
            userId={groups.userId}
            onClose={(saved) => {
              actor.send({ type: 'leave' });
              if (saved) actor.send({ type: 'focus.moved', id: saved.id });
            }}
          />
        </Suspense>
      )}
    </>
  );
}
