// The pane of groups: filter, heading, tree, and a message while the tree is loading, failed or empty.
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
import { createPortal } from 'react-dom';
import { lazyPart } from '#src/ui/lazyPart.ts';
import { preload } from '#src/ui/preload.ts';
import { announce } from '#src/ui/live/announce.ts';
import type { GroupMenuProps, GroupMenuRequest } from './GroupMenu.tsx';
import { GroupFilter } from './GroupFilter.tsx';
import type { GroupSelection } from '../data/groupSelection.ts';
import { RenameBox } from './GroupRow.tsx';
import { GroupsHeading } from './GroupsHeading.tsx';
import { GroupTreeView, type TreeHandle } from './GroupTreeView.tsx';
import { recallCounts, rememberCounts } from './rememberedCounts.ts';
import { TreeSkeleton } from './TreeSkeleton.tsx';
import { useFilteredRows } from './useFilteredRows.ts';
import { useRevealedGroups } from './useRevealedGroups.ts';
import { type Groups, preloadChanges, useWork } from './useGroups.ts';
import { groupTreeTexts } from './groupTreeTexts.ts';

const TreeMessage = lazy(() => import('./TreeMessage.tsx').then((module) => ({ default: module.TreeMessage })));
const GroupDialogs = lazyPart(() => import('./GroupDialogs.tsx').then((module) => module.GroupDialogs));
const fetchMenu = () => import('./GroupMenu.tsx');

export interface GroupsPaneProps {
  groups: Groups;
  /** The groups whose documents the list shows. */
  selection: GroupSelection;
  onSelect: (selection: GroupSelection) => void;
  /** Rendered between the filter and the tree. */
  children: ReactNode;
}

const texts = groupTreeTexts.pane;

const hearNothing = () => () => undefined;

/** The most groups that fit into an address. */
const maximumShown = 300;

/** Renders it. */
export function GroupsPane({ groups, selection, onSelect, children }: GroupsPaneProps) {
  const { actor, tree, derived, canWrite } = groups;
  const headingId = useId();
  const filter = useSelector(actor, ({ context }) => context.filter);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const work = useWork(actor);
  // Dialogs stay mounted after the first one, so that closing animations can run.
  const [hadDialog, setHadDialog] = useState(false);
  if (!hadDialog && (work === 'forming' || (typeof work === 'object' && 'moving' in work))) setHadDialog(true);
  const derivedState = useSyncExternalStore(derived?.hear ?? hearNothing, () => derived?.read() ?? null);
  const { rows, found, rest } = useFilteredRows(groups, derivedState, filter);
  const view = useRef<TreeHandle>(null);
  // View state only: nothing waits for it or can fail.
  const [showCounts, setShowCounts] = useState(recallCounts);
  const [request, setRequest] = useState<GroupMenuRequest | null>(null);
  const [Menu, setMenu] = useState<ComponentType<GroupMenuProps> | null>(null);

  useEffect(() => {
    if (found !== null && rest !== 'coming') announce(texts.found(found));
  }, [found, rest, filter]);

  // If the row being renamed is no longer rendered, its input cannot end the renaming.
  const renamed = useSelector(actor, (snapshot) =>
    snapshot.matches({ work: 'renaming' }) && !snapshot.matches({ work: { renaming: 'saving' } })
      ? snapshot.context.id
      : null,
  );
  const isRowGone = renamed !== null && tree !== null && !rows.some((row) => 'node' in row && row.node.id === renamed);
  useEffect(() => {
    if (isRowGone) actor.send({ type: 'row.gone' });
  }, [actor, isRowGone]);

  const revealSaved = useRevealedGroups(groups, derivedState, selection.ids[0], view);

  const near = () => {
    preloadChanges();
    preload(GroupDialogs.preload);
    preload(fetchMenu);
    preload(RenameBox.preload);
  };
  const openMenu = (next: GroupMenuRequest) => {
    setRequest(next);
    void fetchMenu().then((module) => {
      setMenu(() => module.GroupMenu);
    });
  };
  const showSeveral = (ids: readonly string[]) => {
    if (ids.length > maximumShown) {
      void import('#src/ui/toast/toast.ts').then(({ toast }) => {
        toast({ key: 'groups', message: texts.tooManyShown(maximumShown), tone: 'danger' });
      });
      return;
    }
    onSelect({ ids, all: selection.all });
  };
  const create = (parentId: string | null) => {
    actor.send({ type: 'form', target: { kind: 'create', parentId } });
  };
  const isEmpty = tree !== null && tree.nodes.size === 0;
  // The focused element may disappear with the old content, so the focus moves to the new content.
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
  return (
    <>
      <GroupFilter
        actor={actor}
        onDown={() => {
          view.current?.focus();
        }}
      />
      {children}
      <GroupsHeading
        id={headingId}
        selection={selection}
        onSelect={(next) => {
          onSelect(next);
          if (next.ids.length === 0) view.current?.focus();
        }}
        onNear={near}
        onMenu={(button, isKeyboard) => {
          openMenu({ node: null, at: button, isKeyboard });
        }}
        onCreate={
          canWrite
            ? () => {
                create(null);
              }
            : undefined
        }
      />
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
              isEmpty && canWrite
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
      {/* Rendered outside of the pane, because dialogs may be opened where the pane is hidden. */}
      {hadDialog &&
        createPortal(
          <Suspense>
            <GroupDialogs groups={groups} onSaved={revealSaved} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
