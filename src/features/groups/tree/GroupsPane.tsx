// The groups of the library: filter, heading, tree, and what stands in its place while it comes, fails or is empty.
import { useSelector } from '@xstate/react';
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { TextInput } from '#src/ui/field/TextInput.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { inAdvance } from '#src/ui/inAdvance.ts';
import { announce } from '#src/ui/live/announce.ts';
import { pathTo } from '../data/groupTree.ts';
import type { GroupMenuProps, GroupMenuRequest } from './GroupMenu.tsx';
import { fetchRenameBox } from './fetchRenameBox.ts';
import styles from './GroupsPane.module.css';
import { GroupTreeView, type TreeHandle } from './GroupTreeView.tsx';
import { recallCounts, rememberCounts } from './rememberedCounts.ts';
import { useFilteredRows } from './useFilteredRows.ts';
import { type Groups, preloadChanges, useWork } from './useGroups.ts';
import { groupTreeTexts } from './groupTreeTexts.ts';

const TreeMessage = lazy(() => import('./TreeMessage.tsx').then((module) => ({ default: module.TreeMessage })));
const TreeSkeleton = lazy(() => import('./TreeSkeleton.tsx').then((module) => ({ default: module.TreeSkeleton })));
const fetchDialogs = () => import('./GroupDialogs.tsx');
const GroupDialogs = lazy(() => fetchDialogs().then((module) => ({ default: module.GroupDialogs })));
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

const texts = groupTreeTexts.pane;

const hearNothing = () => () => undefined;

/** As many as an address holds. */
const mostShown = 300;

/** Of a subgroup that an automatic group made: after the id of that group stands the value. */
function isMadeId(id: string): boolean {
  return id.includes('.');
}

/** Draws it. */
export function GroupsPane({ groups, selection, onSelect, children }: GroupsPaneProps) {
  const { actor, tree, made, expand, openForNow, wantAllMade } = groups;
  const headingId = useId();
  const filter = useSelector(actor, ({ context }) => context.filter);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const work = useWork(actor);
  // Once there was one it stays: dialogs are drawn until they have left.
  const [hadDialog, setHadDialog] = useState(false);
  if (!hadDialog && (work === 'forming' || (typeof work === 'object' && 'moving' in work))) setHadDialog(true);
  const madeState = useSyncExternalStore(made?.hear ?? hearNothing, () => made?.read() ?? null);
  const { rows, found, rest } = useFilteredRows(groups, madeState, filter);
  const view = useRef<TreeHandle>(null);
  // Whether counts are shown is plain view state: nothing waits for it, fails or follows from it.
  const [showCounts, setShowCounts] = useState(recallCounts);
  const [request, setRequest] = useState<GroupMenuRequest | null>(null);
  const [Menu, setMenu] = useState<ComponentType<GroupMenuProps> | null>(null);

  useEffect(() => {
    if (found !== null && rest !== 'coming') announce(texts.found(found));
  }, [found, rest, filter]);

  // A name whose row is not drawn any more has no box that could end it.
  const renamed = useSelector(actor, (snapshot) =>
    snapshot.matches({ work: 'renaming' }) && !snapshot.matches({ work: { renaming: 'saving' } })
      ? snapshot.context.id
      : null,
  );
  const isRowGone = renamed !== null && tree !== null && !rows.some((row) => 'node' in row && row.node.id === renamed);
  useEffect(() => {
    if (isRowGone) actor.send({ type: 'row.gone' });
  }, [actor, isRowGone]);

  // What was saved is shown and has the keyboard, as soon as the tree has it.
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
    // A dialog that is on its way out still keeps the focus, and gives it back to what opened it.
    document.querySelector('dialog[open]')?.addEventListener('close', focus, { once: true });
  });
  // What the address names is in sight when the tree is first there, however deep it stands.
  const linked = useRef<string | undefined>(selection.ids[0]);
  const showLinked = useEffectEvent(() => {
    const { current: id } = linked;
    if (id === undefined || !tree) return;
    if (!tree.nodes.has(id) && isMadeId(id) && madeState?.all !== 'there' && madeState?.all !== 'failed') {
      wantAllMade();
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
  }, [tree, madeState, saves]);

  const near = () => {
    preloadChanges();
    inAdvance(fetchDialogs()).catch(() => undefined);
    inAdvance(fetchMenu()).catch(() => undefined);
    inAdvance(fetchRenameBox()).catch(() => undefined);
  };
  const openMenu = (next: GroupMenuRequest) => {
    setRequest(next);
    void fetchMenu().then((module) => {
      setMenu(() => module.GroupMenu);
    });
  };
  const showSeveral = (ids: readonly string[]) => {
    if (ids.length > mostShown) {
      void import('#src/ui/toast/toast.ts').then(({ toast }) => {
        toast({ key: 'groups', message: texts.tooManyShown(mostShown), tone: 'danger' });
      });
      return;
    }
    onSelect({ ids, all: selection.all });
  };
  const create = (parentId: string | null) => {
    actor.send({ type: 'form', target: { kind: 'create', parentId } });
  };
  const isEmpty = tree !== null && tree.nodes.size === 0;
  // What had the focus goes with what it stood in: the keyboard goes on with what comes in its place.
  const hadGroups = useRef(false);
  const wantsTree = useRef(false);
  useEffect(() => {
    if (tree === null || document.activeElement !== document.body) return;
    if (wantsTree.current) view.current?.focus();
    if (hadGroups.current && isEmpty) {
      document.getElementById(headingId)?.parentElement?.querySelector<HTMLElement>('button:last-of-type')?.focus();
    }
    wantsTree.current = false;
  }, [tree, isEmpty, headingId]);
  useEffect(() => {
    hadGroups.current = tree !== null && !isEmpty;
  });
  const isSeveral = selection.ids.length > 1;
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
              label={texts.clearFilter}
              onClick={() => {
                actor.send({ type: 'filter.changed', filter: '' });
              }}
            />
          )
        }
        type="search"
        aria-label={texts.filter}
        placeholder={texts.filter}
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
        <h2 id={headingId} className={styles.title} hidden={isSeveral}>
          {groupTreeTexts.groups}
        </h2>
        {/* In the place of the words, so that the next group to be pressed stays where it is. */}
        {isSeveral && (
          <Suspense fallback={<span className={styles.title} />}>
            <SeveralBar
              selection={selection}
              onSelect={(next) => {
                onSelect(next);
                if (next.ids.length === 0) view.current?.focus();
              }}
            />
          </Suspense>
        )}
        <IconButton
          size="sm"
          icon="more"
          label={texts.more}
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
          label={texts.create}
          onPointerEnter={near}
          onFocus={near}
          onClick={() => {
            create(null);
          }}
        />
      </div>
      {tree === null ? (
        <Suspense>
          {failure === null ? (
            <TreeSkeleton />
          ) : (
            <TreeMessage
              failure={failure}
              rest={null}
              onAct={() => {
                wantsTree.current = true;
                actor.send({ type: 'retry' });
              }}
            />
          )}
        </Suspense>
      ) : isEmpty || found === 0 ? (
        <Suspense>
          <TreeMessage
            failure={null}
            rest={rest}
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
          onSelect={showSeveral}
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
          selected={selection.ids}
          onSelect={showSeveral}
          showCounts={showCounts}
          onShowCounts={(shown) => {
            setShowCounts(shown);
            rememberCounts(shown);
          }}
        />
      )}
      {/* On the page itself: what asks for a dialog may stand where the groups do not. */}
      {hadDialog &&
        createPortal(
          <Suspense>
            <GroupDialogs
              groups={groups}
              onSaved={(id) => {
                saved.current = id;
                setSaves((before) => before + 1);
              }}
            />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
