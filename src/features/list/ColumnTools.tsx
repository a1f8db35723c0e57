// Customises the columns of the list: dragging edges and headers, the same by keyboard, and menus. Loaded when the pointer or focus comes near.
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { columnsMachine } from '#machines/columns/columnsMachine.ts';
import type { ColumnLayout } from '#machines/columns/columnsTypes.ts';
import { useRelayEnvironment } from '#src/relay/hooks.ts';
import { useLibrary } from '#src/relay/useLibrary.ts';
import { pointAt } from '#src/ui/floating/place.ts';
import { PointedMenu } from '#src/ui/menu/PointedMenu.tsx';
import { useMenu } from '#src/ui/menu/useMenu.ts';
import { toast } from '#src/ui/toast/toast.ts';
import type { DuplicatesDialog } from '#src/features/duplicates/DuplicatesDialog.tsx';
import { useCopyMenu } from '#src/features/citations/copy/useCopyMenu.ts';
import { openKeyPattern } from '#src/features/citationKeys/openKeyPattern.ts';
import { formatSort, type Sort } from '#src/features/documents/libraryAddress.ts';
import type { ListVariables } from '#src/features/documents/listVariables.ts';
import { without } from '#src/features/documents/addressChanges.ts';
import { useLibraryNavigation } from '#src/features/documents/useLibraryNavigation.ts';
import { offersFor, openShareLinks } from '#src/features/shareLinks/openShareLinks.ts';
import { askForRow } from './askForRow.ts';
import { columnMenu, type MenuSubject } from './columnMenu.ts';
import { limits, rememberLayout, usualLayout } from './columnLayout.ts';
import { columns, isColumn } from './columns.ts';
import { columnMenuTexts } from './columnMenuTexts.ts';

/** The position and subject of a requested menu. */
export interface MenuRequest {
  trigger: HTMLElement;
  byKey: boolean;
  about: MenuSubject;
  at?: { x: number; y: number };
}

/** A pointer's action on the headers. */
export interface Hold {
  state: string;
  column: string | null;
}

export interface ColumnToolsProps {
  userId: string;
  layout: ColumnLayout;
  onLayout: (layout: ColumnLayout) => void;
  sort: Sort;
  /** The header row, while it is mounted. */
  heads: HTMLElement | null;
  /** The most recently requested menu. */
  request: MenuRequest | null;
  onRequest: (request: MenuRequest) => void;
  /** Called with the header that is being dragged. */
  onHold: (hold: Hold) => void;
  /** The documents that the list shows. */
  filterBy: ListVariables['filterBy'];
  /** The number of documents; null until known. */
  total: number | null;
  /** Scrolls to a row of the list. */
  onRow: (row: number) => void;
}

/** The resize step of the arrow keys, in pixels. */
const STEP = 16;
/** How far a header must be dragged before it moves, in pixels; less is a press, which sorts. */
const SLACK = 5;

const headOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[role="columnheader"]') : null;

/** The dialog of duplicates, and how often it was opened: each time starts anew. */
interface Duplicates {
  readonly round: number;
  readonly Dialog: typeof DuplicatesDialog;
}

function labelOf(about: MenuSubject): string {
  if (isColumn(about)) return columnMenuTexts.menu.column(columns[about].label);
  return about === 'order' ? columnMenuTexts.menu.sortBy : columnMenuTexts.menu[about];
}

/** Handles pointer and keyboard on the column headers, and renders the menus. */
export function ColumnTools({
  userId,
  layout,
  onLayout,
  sort,
  heads,
  request,
  onRequest,
  onHold,
  filterBy,
  total,
  onRow,
}: ColumnToolsProps) {
  const go = useLibraryNavigation();
  const environment = useRelayEnvironment();
  const copyMenu = useCopyMenu();
  const actor = useActorRef(columnsMachine, { input: { layout, usual: usualLayout, kept: 'title', ...limits } });
  const shown = useSelector(actor, ({ context }) => context.layout);
  const state = useSelector(actor, ({ value }) => value);
  const held = useSelector(actor, ({ context }) => context.held);
  useEffect(() => {
    if (shown !== layout) onLayout(shown);
  }, [shown, layout, onLayout]);
  useEffect(() => {
    const listening = actor.on('layout.chosen', ({ layout: chosen }) => {
      rememberLayout(userId, chosen);
    });
    return () => {
      listening.unsubscribe();
    };
  }, [actor, userId]);
  useEffect(() => {
    onHold({ state, column: held });
  }, [state, held, onHold]);

  const [duplicates, setDuplicates] = useState<Duplicates | null>(null);
  const findDuplicates = () => {
    import('#src/features/duplicates/DuplicatesDialog.tsx').then(
      ({ DuplicatesDialog: Dialog }) => {
        setDuplicates((before) => ({ round: (before?.round ?? 0) + 1, Dialog }));
      },
      () => {
        toast({ tone: 'danger', message: columnMenuTexts.menu.duplicatesFailed });
      },
    );
  };

  const { canWrite } = useLibrary();
  const menu = useMenu({ placement: 'bottom-end', trigger: 'click' });
  const { send, elements } = menu.dropdown;
  const about = request?.about ?? 'view';
  const open = useEffectEvent((asked: MenuRequest) => {
    elements.trigger(asked.trigger);
    elements.reference(asked.at ? pointAt(asked.at.x, asked.at.y) : asked.trigger);
    send({ type: 'open', focus: asked.byKey ? 'first' : 'whole' });
  });
  useEffect(() => {
    if (request) open(request);
  }, [request]);

  const widthOf = (name: string) =>
    heads?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(name)}"]`)?.offsetWidth ?? limits.min;
  /** Before hiding a column from its own menu, moves the menu and the focus to its neighbour. */
  const leaveHead = () => {
    const head = headOf(request?.trigger ?? null);
    const neighbour = head?.nextElementSibling ?? head?.previousElementSibling;
    const heir = neighbour?.querySelector<HTMLElement>('button, input') ?? neighbour;
    if (!head || !(heir instanceof HTMLElement)) return;
    elements.trigger(heir);
    if (request?.at === undefined) elements.reference(heir);
    if (head.contains(document.activeElement)) heir.focus({ preventScroll: true });
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const head = headOf(event.target);
    const name = head?.dataset.cell;
    if (!head || !isColumn(name)) return;
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    const isMenu = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);
    if (isMenu) {
      onRequest({ trigger: head.querySelector('button') ?? head, byKey: true, about: name });
    } else if (by !== 0 && event.shiftKey && event.ctrlKey) {
      actor.send({ type: 'moved', column: name, by });
      // Moving an element in the DOM loses its focus.
      requestAnimationFrame(() => (head.querySelector('button') ?? head).focus());
    } else if (by !== 0 && event.shiftKey) {
      actor.send({ type: 'resized', column: name, width: widthOf(name) + by * STEP });
    } else return;
    event.preventDefault();
    event.stopPropagation();
  });
  const ask = useEffectEvent((event: MouseEvent) => {
    const head = headOf(event.target);
    const name = head?.dataset.cell;
    if (!head || !isColumn(name)) return;
    event.preventDefault();
    onRequest({
      trigger: head.querySelector('button') ?? head,
      byKey: false,
      about: name,
      at: { x: event.clientX, y: event.clientY },
    });
  });
  useEffect(() => {
    if (!heads) return;
    const controller = new AbortController();
    const { signal } = controller;
    /** The pointer's position and the column's width at the start; undefined before that. */
    let grip: { x: number; width: number; name: string; isEdge: boolean; outwards: number } | null | undefined;
    let hasCarried = false;
    const isDragging = () => !actor.getSnapshot().matches('resting');
    const take = (target: EventTarget | null | undefined, event: PointerEvent) => {
      const head = headOf(target ?? null);
      const name = head?.dataset.cell;
      hasCarried = false;
      grip = null;
      if (!head || !isColumn(name) || (event.buttons & 1) === 0) return;
      const edge = target instanceof HTMLElement ? target.dataset.side : undefined;
      const isEdge = edge !== undefined;
      // On headers, touch scrolls the list; their menu can move columns.
      if (!isEdge && event.pointerType === 'touch') return;
      grip = { x: event.clientX, width: head.offsetWidth, name, isEdge, outwards: edge === 'start' ? -1 : 1 };
      if (!isEdge) return;
      event.preventDefault();
      heads.setPointerCapture(event.pointerId);
      actor.send({ type: 'resize.started', column: name });
    };
    heads.addEventListener(
      'pointerdown',
      (event) => {
        take(event.target, event);
      },
      { signal },
    );
    heads.addEventListener(
      'pointermove',
      (event) => {
        // The pointer may already be down when this chunk finishes loading.
        if (grip === undefined && heads.matches(':active')) take([...heads.querySelectorAll(':active')].at(-1), event);
        if (!grip) return;
        const moved = event.clientX - grip.x;
        if (grip.isEdge) {
          if (moved !== 0) actor.send({ type: 'stretched', width: grip.width + grip.outwards * moved });
          return;
        }
        if (!isDragging()) {
          if (hasCarried || Math.abs(moved) < SLACK) return;
          hasCarried = true;
          heads.setPointerCapture(event.pointerId);
          actor.send({ type: 'carry.started', column: grip.name });
        }
        const { name } = grip;
        const others = [...heads.querySelectorAll<HTMLElement>('[data-cell]')].filter(
          ({ dataset }) => isColumn(dataset.cell) && dataset.cell !== name,
        );
        const to = others.filter((other) => {
          const { left, width } = other.getBoundingClientRect();
          return left + width / 2 < event.clientX;
        }).length;
        actor.send({ type: 'carried', to });
      },
      { signal },
    );
    const end = (type: 'drag.ended' | 'drag.cancelled') => () => {
      grip = null;
      if (isDragging()) actor.send({ type });
    };
    heads.addEventListener('pointerup', end('drag.ended'), { signal });
    heads.addEventListener('pointercancel', end('drag.cancelled'), { signal });
    // On the window, because the focus may be anywhere during a drag.
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || !isDragging()) return;
        event.preventDefault();
        event.stopPropagation();
        end('drag.cancelled')();
      },
      { signal, capture: true },
    );
    // The end of a drag is not a press.
    heads.addEventListener(
      'click',
      (event) => {
        if (!hasCarried) return;
        hasCarried = false;
        event.preventDefault();
        event.stopPropagation();
      },
      { signal, capture: true },
    );
    heads.addEventListener(
      'dblclick',
      ({ target }) => {
        const name = target instanceof HTMLElement ? target.dataset.edge : undefined;
        if (name !== undefined) actor.send({ type: 'resized', column: name, width: null });
      },
      { signal },
    );
    heads.addEventListener('keydown', press, { signal });
    heads.addEventListener('contextmenu', ask, { signal });
    return () => {
      controller.abort();
    };
  }, [heads, actor]);

  return (
    <>
      {duplicates && <duplicates.Dialog key={duplicates.round} />}
      <PointedMenu
        menu={menu}
        label={labelOf(about)}
        items={() =>
          columnMenu({
            about,
            layout: shown,
            sort,
            isNarrow: (heads?.offsetWidth ?? document.body.offsetWidth) <= 480,
            send: (event) => {
              if (event.type === 'toggled' && event.column === about) leaveHead();
              actor.send(event);
            },
            canWrite,
            onSort: (next) => {
              const text = formatSort(next);
              go((before) => (text === undefined ? without(before, 'sort') : { ...before, sort: text }));
            },
            widthOf,
            exported: filterBy?.trashed
              ? null
              : { selection: { filterBy: filterBy ?? {} }, count: total, name: columnMenuTexts.menu.exported },
            copyMenu,
            onGoToRow: () => {
              void askForRow(total).then((row) => {
                if (row !== null) onRow(row);
              });
            },
            onShare: () => {
              void openShareLinks(environment, offersFor(filterBy ?? {}));
            },
            onFindDuplicates: findDuplicates,
            onKeyPattern: () => {
              void openKeyPattern(environment);
            },
          })
        }
      />
    </>
  );
}
