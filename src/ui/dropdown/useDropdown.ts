// Connects a dropdown's machine to the page: trigger, popup, keys, pointer and focus.
import { useMachine } from '@xstate/react';
import { type PointerEvent, useEffect, useState } from 'react';
import { fromPromise, type SnapshotFrom } from 'xstate';
import { dropdownMachine } from '#machines/dropdown/dropdownMachine.ts';
import type { DropdownEvent, DropdownFocus, DropdownInput } from '#machines/dropdown/dropdownTypes.ts';
import { statePath } from '#machines/statePath.ts';
import type { VirtualElement } from '../floating/place.ts';
import { useEscape } from '../floating/useEscape.ts';
import { type Slot, slot } from './slot.ts';

export interface DropdownOptions extends DropdownInput {
  /** Loads the code of the content; called again after a failure. */
  load: () => Promise<undefined>;
}

/** The elements on the page. */
interface DropdownElements {
  /** Contains both trigger and popup; without it, only the popup counts as inside. */
  readonly anchor: Slot<HTMLElement>;
  /** The element that opens it, and gets the focus back. */
  readonly trigger: Slot<HTMLElement>;
  /** The element that the popup is placed beside, if not the trigger. */
  readonly reference: Slot<Element | VirtualElement>;
  readonly popup: Slot<HTMLElement>;
}

export interface DropdownControl {
  snapshot: SnapshotFrom<typeof dropdownMachine>;
  send: (event: DropdownEvent) => void;
  isShown: boolean;
  /** Open, but its code is still loading. */
  isLoading: boolean;
  /** For `data-state`. */
  state: string;
  elements: DropdownElements;
  /** Returns where the focus should go and which keys were pressed meanwhile; only the first call gets them. */
  takeFocus: () => { to: DropdownFocus; keys: readonly string[] };
  /** For the anchor. */
  hover: {
    onPointerEnter?: (event: PointerEvent) => void;
    onPointerLeave?: (event: PointerEvent) => void;
  };
}

/** Runs one dropdown. Only the options of the first render count. */
export function useDropdown({ load, ...input }: DropdownOptions): DropdownControl {
  const [machine] = useState(() => dropdownMachine.provide({ actors: { loadContent: fromPromise(load) } }));
  const [snapshot, send, actor] = useMachine(machine, { input });
  const [elements] = useState<DropdownElements>(() => ({
    anchor: slot(),
    trigger: slot(),
    reference: slot(),
    popup: slot(),
  }));
  const isShown = snapshot.hasTag('shown');

  useEscape(isShown, () => {
    send({ type: 'dismiss' });
  });
  useEffect(() => {
    if (!isShown) return;
    const { anchor, popup } = elements;
    const isInside = ({ target }: Event) =>
      target instanceof Node && [anchor, popup].some((slot) => slot.get()?.contains(target));
    const leave = new AbortController();
    const onOutside = (type: 'dismiss' | 'focus.left') => (event: Event) => {
      if (!isInside(event)) send({ type });
    };
    document.addEventListener('pointerdown', onOutside('dismiss'), { signal: leave.signal, capture: true });
    document.addEventListener('focusin', onOutside('focus.left'), { signal: leave.signal });
    return () => {
      leave.abort();
    };
  }, [isShown, elements, send]);

  // Touch has no hover: only its press counts.
  const onHover = (type: 'pointer.entered' | 'pointer.left') => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') send({ type });
  };
  return {
    snapshot,
    send,
    isShown,
    isLoading: snapshot.matches({ shown: { layout: 'loading' } }),
    state: statePath(snapshot.value),
    elements,
    takeFocus: () => {
      const { focus, keys } = actor.getSnapshot().context;
      if (focus.to !== 'none' || keys.length > 0) send({ type: 'focus.taken' });
      return { to: focus.to, keys };
    },
    hover:
      input.trigger === 'hover'
        ? { onPointerEnter: onHover('pointer.entered'), onPointerLeave: onHover('pointer.left') }
        : {},
  };
}
