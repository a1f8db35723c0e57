// Waits for the first press on a draggable element, and only then loads the code for dragging.
import { type ComponentType, useEffect, useState } from 'react';
import { loadOptional } from '#src/ui/preload.ts';
import type { DragPayload } from '../dragPayload.ts';
import { pressedOn } from './pressedOn.ts';

export interface GroupDragHostProps {
  /** The documents that are dragged with a row of the list: all selected ones if the row is one of them; null if there is no list. */
  documentsAt: (id: string, title: string) => DragPayload | null;
  /** The pointer rests on a collapsed group, which should expand. */
  onRest: (id: string) => void;
  /** The drag was cancelled; these groups were expanded only for it. */
  onGivenUp: (ids: readonly string[]) => void;
}

export interface GroupDragProps extends GroupDragHostProps {
  /** The press that started loading. */
  first: PointerEvent;
}

/** Renders nothing until something is dragged. Touch scrolls instead; menus offer the same actions. */
export function GroupDragHost(props: GroupDragHostProps) {
  const [drag, setDrag] = useState<{ Drag: ComponentType<GroupDragProps>; first: PointerEvent } | null>(null);
  const isWaiting = drag === null;
  useEffect(() => {
    if (!isWaiting) return;
    const press = (event: PointerEvent) => {
      if (!pressedOn(event)) return;
      loadOptional(import('./GroupDrag.tsx')).then(
        ({ GroupDrag }) => {
          setDrag((before) => before ?? { Drag: GroupDrag, first: event });
        },
        // The next press tries again.
        () => undefined,
      );
    };
    document.addEventListener('pointerdown', press);
    return () => {
      document.removeEventListener('pointerdown', press);
    };
  }, [isWaiting]);
  return drag && <drag.Drag {...props} first={drag.first} />;
}
