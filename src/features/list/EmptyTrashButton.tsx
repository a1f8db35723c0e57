// Ends all that is in the trash. Goes with what was in it, and gives the focus to the title of the list. Fetched where there is any.
import { Button } from '#src/ui/button/Button.tsx';
import { listTexts } from './listTexts.ts';

/** Once all of it is drawn: until then React hears of no focus. */
function passFocusToTitle(leaving: HTMLElement | null) {
  return () => {
    if (leaving === document.activeElement) queueMicrotask(() => document.getElementById('list-title')?.focus());
  };
}

/** Draws the button. */
export function EmptyTrashButton({ onPress }: { onPress: () => void }) {
  return (
    <Button ref={passFocusToTitle} icon="trash" aria-haspopup="dialog" onClick={onPress}>
      {listTexts.head.emptyTrash}
    </Button>
  );
}
