// Handles files that are dragged from outside the browser and dropped anywhere on the page.
import { type DragEvent, useState } from 'react';

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** `onDrop` receives the dropped files; null refuses them. Attach `drop` to the element that accepts files. */
export function useFileDrop(onDrop: ((files: readonly File[]) => void) | null) {
  const [isDragging, setDragging] = useState(false);
  const drop = {
    onDragOver: (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      // Also if files are refused, because the browser would open the file instead of the page.
      event.preventDefault();
      event.dataTransfer.dropEffect = onDrop ? 'copy' : 'none';
      setDragging(onDrop !== null);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent<HTMLElement>) => {
      if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setDragging(false);
    },
    onDrop: (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setDragging(false);
      const files = [...event.dataTransfer.files];
      if (files.length > 0) onDrop?.(files);
    },
  };
  return { isDragging, drop };
}
