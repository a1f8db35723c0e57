// Drags documents or a group onto the tree: finds the target under the pointer and draws the label.
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Environment } from 'relay-runtime';
import { fromPromise } from 'xstate';
import { groupDragMachine } from '#machines/groupDrag/groupDragMachine.ts';
import type { DragLoad, DropInput, DropTarget } from '#machines/groupDrag/groupDragTypes.ts';
import { useRelayEnvironment } from '#src/relay/hooks.ts';
import { loadToasts } from '#src/ui/toast/toast.ts';
import type { DragPayload } from '../dragPayload.ts';
import type { GroupTree } from '../data/groupTree.ts';
import { knownTree } from '../data/knownTree.ts';
import { DragPill } from './DragPill.tsx';
import { dropOnGroup } from './dropOnGroup.ts';
import { refusalOf, zoneAt } from './dropRules.ts';
import './GroupDrag.module.css';
import type { GroupDragProps } from './GroupDragHost.tsx';
import { dragLabel } from './dragLabel.ts';
import { pressedOn } from './pressedOn.ts';
import { scrollAtEdges } from './scrollAtEdges.ts';
import { groupActionTexts } from '../tree/groupActionTexts.ts';

const trees = () => document.querySelectorAll<HTMLElement>('[data-group-tree]');

/** Renders the label during a drag. */
export function GroupDrag({ first, documentsAt, onRest, onGivenUp }: GroupDragProps) {
  const environment = useRelayEnvironment();
  const [carried, setCarried] = useState(() => carriedBy(first, documentsAt));
  const [snapshot, send, actor] = useMachine(
    groupDragMachine.provide({
      actors: {
        drop: fromPromise<undefined, DropInput>(({ input }) =>
          dropOnGroup({ environment }, input, carried, isOpen(input.target.id)),
        ),
      },
    }),
  );
  const pill = useRef<HTMLDivElement>(null);
  const point = useRef({ x: 0, y: 0 });
  const tree = useRef<GroupTree | null>(null);
  const wasDragged = useRef(false);
  const { load, target } = snapshot.context;
  const dragging = snapshot.matches('dragging');

  const press = useEffectEvent((event: PointerEvent) => {
    const row = pressedOn(event);
    const pressed = row && loadOf(row);
    if (!pressed) return;
    tree.current = null;
    wasDragged.current = false;
    send({ type: 'pressed', load: pressed, x: event.clientX, y: event.clientY });
  });
  const carry = useEffectEvent((event: PointerEvent) => {
    if (pressedOn(event)) setCarried(carriedBy(event, documentsAt));
  });
  const look = useEffectEvent(() => {
    const { load: held } = actor.getSnapshot().context;
    if (!held) return;
    const { x, y } = point.current;
    // Read once per drag, so that ten thousand groups are not sorted on every mouse move.
    tree.current ??= knownTree(environment);
    send({ type: 'moved', x, y, target: targetAt(tree.current, held, x, y) });
  });
  const move = useEffectEvent((event: PointerEvent) => {
    const now = actor.getSnapshot();
    if (!now.matches('pressed') && !now.matches('dragging')) return;
    if (event.buttons === 0) {
      // The pointer was released outside of the window.
      send({ type: 'cancelled' });
      return;
    }
    point.current = { x: event.clientX, y: event.clientY };
    look();
    follow(pill.current, point.current);
    wasDragged.current ||= actor.getSnapshot().matches('dragging');
  });
  const release = useEffectEvent((event: PointerEvent) => {
    if (wasDragged.current) swallowClick();
    wasDragged.current = false;
    point.current = { x: event.clientX, y: event.clientY };
    if (actor.getSnapshot().matches('dragging')) look();
    send({ type: 'released' });
  });
  const giveUp = useEffectEvent((event: Event) => {
    if (event instanceof KeyboardEvent) {
      if (event.key !== 'Escape' || !actor.getSnapshot().matches('dragging')) return;
      event.preventDefault();
      event.stopPropagation();
    }
    send({ type: 'cancelled' });
  });

  const rest = useEffectEvent(onRest);
  const closeAgain = useEffectEvent(onGivenUp);

  useEffect(() => {
    const over = new AbortController();
    const { signal } = over;
    document.addEventListener(
      'pointerdown',
      (event) => {
        carry(event);
        press(event);
      },
      { signal },
    );
    document.addEventListener('pointermove', (event) => move(event), { signal });
    document.addEventListener('pointerup', (event) => release(event), { signal });
    document.addEventListener('pointercancel', (event) => giveUp(event), { signal });
    // In the capture phase: an Escape that cancels a drag must not clear the selection as well.
    window.addEventListener('keydown', (event) => giveUp(event), { signal, capture: true });
    const wanted = actor.on('group.wanted', ({ id }) => {
      rest(id);
    });
    const unwanted = actor.on('groups.unwanted', ({ ids }) => {
      if (ids.length > 0) closeAgain(ids);
    });
    return () => {
      over.abort();
      wanted.unsubscribe();
      unwanted.unsubscribe();
    };
  }, [actor]);
  useEffect(() => {
    press(first);
  }, [first]);

  const kind = load?.kind;
  useEffect(() => {
    if (!dragging || kind === undefined) return;
    // Load the code for messages now: the result has to be shown even if the server is unreachable by then.
    loadToasts();
    getSelection()?.removeAllRanges();
    document.documentElement.dataset.dragging = kind;
    for (const each of trees()) each.dataset.dragging = kind;
    const stop = scrollAtEdges(trees, () => point.current, look);
    return () => {
      stop();
      delete document.documentElement.dataset.dragging;
      for (const each of trees()) delete each.dataset.dragging;
    };
  }, [dragging, kind]);
  useEffect(() => {
    const row = dragging && target ? rowOf(target.id) : null;
    if (!row || !target) return;
    row.dataset.drop = target.refusal === null ? target.zone : 'refused';
    return () => {
      delete row.dataset.drop;
    };
  }, [dragging, target]);
  useLayoutEffect(() => {
    if (dragging) follow(pill.current, point.current);
  }, [dragging]);

  if (!dragging || !load) return null;
  const nameOf = (id: string) => knownName(id, environment);
  return createPortal(
    <DragPill ref={pill} kind={load.kind} refused={target?.refusal != null}>
      {dragLabel(load, target, carried, nameOf)}
    </DragPill>,
    document.body,
  );
}

function knownName(id: string, environment: Environment): string {
  return knownTree(environment).nodes.get(id)?.name ?? '';
}

/** The documents that are dragged with the pressed row; null for a group. */
function carriedBy(event: PointerEvent, documentsAt: GroupDragProps['documentsAt']): DragPayload | null {
  const row = pressedOn(event);
  const id = row?.dataset.dragDocument;
  return row && id !== undefined
    ? documentsAt(id, row.querySelector('[data-row]')?.textContent ?? groupActionTexts.drag.untitled)
    : null;
}

/** What is dragged when this row is pressed. */
function loadOf({ dataset }: HTMLElement): DragLoad | null {
  if (dataset.dragDocument !== undefined) return { kind: 'documents', id: dataset.dragDocument };
  return dataset.group === undefined ? null : { kind: 'group', id: dataset.group };
}

function rowOf(id: string): HTMLElement | null {
  return document.querySelector(`[data-group-tree] [data-group="${CSS.escape(id)}"]`);
}

const expandedOf = (row: HTMLElement | null) =>
  row?.closest('[role="treeitem"]')?.getAttribute('aria-expanded') ?? null;

function isOpen(id: string): boolean {
  return expandedOf(rowOf(id)) === 'true';
}

/** The group under the pointer. */
function targetAt(tree: GroupTree, load: DragLoad, x: number, y: number): DropTarget | null {
  const row = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-group-tree] [data-group]');
  const id = row?.dataset.group;
  if (!row || id === undefined) return null;
  const { top, height } = row.getBoundingClientRect();
  const zone = zoneAt(load.kind, y - top, height);
  const name = tree.nodes.get(id)?.name ?? row.dataset.groupName ?? row.textContent;
  return {
    id,
    zone,
    refusal: refusalOf(tree, load, { id, name }, zone),
    isClosed: expandedOf(row) === 'false',
  };
}

/** Places the label beside the pointer, inside the window. */
function follow(pill: HTMLElement | null, { x, y }: { x: number; y: number }): void {
  if (!pill) return;
  const { offsetWidth, offsetHeight } = pill;
  const left = x + 14 + offsetWidth > innerWidth ? x - 14 - offsetWidth : x + 14;
  const top = Math.min(y + 16, innerHeight - offsetHeight);
  pill.style.transform = `translate(${Math.max(0, left)}px, ${top}px)`;
}

/** The release that ends a drag must not count as a click. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => {
    window.removeEventListener('click', swallow, true);
  });
}
