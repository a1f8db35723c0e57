// Purges the trash. The button disappears afterwards, so it moves the focus to the list's title. Loaded only if the trash isn't empty.
import { Button } from '#src/ui/button/Button.tsx';
import { listTexts } from './listTexts.ts';

/** After rendering, because React ignores focus events before. */
function passFocusToTitle(leaving: HTMLElement | null) {
  return () => {
    if (leaving === document.activeElement) queueMicrotask(() => document.getElementById('list-title')?.focus());
  };
}

/** Renders the button. */
export function EmptyTrashButton({ onPress }: { onPress: () => void }) {
  return (
    <Button ref={passFocusToTitle} icon="trash" aria-haspopup="dialog" onClick={onPress}>
      {listTexts.head.emptyTrash}
    </Button>
  );
}
