// Waits for the first press on a draggable element, and only then loads the code for dragging.
import { type ComponentType, useEffect, useState } from 'react';
import { preload } from '#src/ui/preload.ts';
import type { DragPayload } from '../dragPayload.ts';
import { pressedOn } from './pressedOn.ts';

export interface GroupDragHostProps {
  userId: string;
  /** The documents that go with a row of the list: the ticked ones if it is one of them; null when the list is gone. */
  documentsAt: (id: string, title: string) => DragPayload | null;
  /** The pointer rests on a closed group: what is below it is wanted. */
  onRest: (id: string) => void;
  /** Nothing comes of the drag: these were opened for it alone. */
  onGivenUp: (ids: readonly string[]) => void;
}

export interface GroupDragProps extends GroupDragHostProps {
  /** The press that fetched this. */
  first: PointerEvent;
}

/** Renders nothing until something is dragged. Fingers scroll; what they cannot drag has an entry in a menu. */
export function GroupDragHost(props: GroupDragHostProps) {
  const [drag, setDrag] = useState<{ Drag: ComponentType<GroupDragProps>; first: PointerEvent } | null>(null);
  const isWaiting = drag === null;
  useEffect(() => {
    if (!isWaiting) return;
    const press = (event: PointerEvent) => {
      if (!pressedOn(event)) return;
      preload(import('./GroupDrag.tsx')).then(
        ({ GroupDrag }) => {
          setDrag((before) => before ?? { Drag: GroupDrag, first: event });
        },
        // The next press asks again.
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
