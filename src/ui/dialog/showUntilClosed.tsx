// Shows a dialog that keeps its own content, from the press that opens it until it has faded out.
import { type ReactNode, useState } from 'react';
import { showDialog } from './dialogOutlet.ts';

/** What such a dialog is drawn with. */
export interface OpenedDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** It has faded out. */
  readonly onGone: () => void;
}

interface OpenedProps {
  draw: (props: OpenedDialogProps) => ReactNode;
  onGone: () => void;
}

function Opened({ draw, onGone }: OpenedProps) {
  const [open, setOpen] = useState(true);
  return draw({
    open,
    onClose: () => {
      setOpen(false);
    },
    onGone,
  });
}

let shown = 0;

/** Shows it. It is rendered outside of the page, so `draw` hands on what it needs of that. */
export function showUntilClosed(draw: OpenedProps['draw']): void {
  shown += 1;
  const remove = showDialog(<Opened key={`opened-${shown}`} draw={draw} onGone={() => remove()} />);
}
