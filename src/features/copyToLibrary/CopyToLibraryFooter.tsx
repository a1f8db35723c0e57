// The buttons of the dialog that copies to another library.
import { Button } from '#src/ui/button/Button.tsx';
import { isLong } from './CopyProgress.tsx';
import type { CopyToLibraryHandle } from './CopyToLibraryBody.tsx';
import { copyToLibraryTexts as texts } from './copyToLibraryTexts.ts';

export interface CopyToLibraryFooterProps {
  handle: CopyToLibraryHandle;
  onClose: () => void;
}

/** The label of the button that copies. */
function labelOf({ snapshot }: CopyToLibraryHandle): string {
  const { choices, message } = snapshot.context;
  if (snapshot.matches('failed')) return texts.retry;
  if (snapshot.matches('stopped')) return message === null ? texts.goOn : texts.retry;
  return choices.isMove ? texts.move : texts.copy;
}

/** Renders the buttons. Each stays the same element whatever it does, so that the focus stays on it when a part ends or fails. */
export function CopyToLibraryFooter({ handle, onClose }: CopyToLibraryFooterProps) {
  const { actor, snapshot } = handle;
  const isCopying = snapshot.matches('copying');
  const isFailed = snapshot.matches('failed');
  const canStop = isCopying && isLong(snapshot.context);
  const isOver = snapshot.matches('stopped') || snapshot.matches('nowhere') || isFailed;
  return (
    <>
      <Button
        size="lg"
        disabled={isCopying && !canStop}
        busy={snapshot.matches({ copying: 'stopping' })}
        busyLabel={texts.stopping}
        onClick={() => {
          if (canStop) actor.send({ type: 'stop' });
          else onClose();
        }}
      >
        {canStop ? texts.stop : isOver ? texts.close : texts.cancel}
      </Button>
      {!snapshot.matches('loading') && !snapshot.matches('nowhere') && (
        <Button
          size="lg"
          variant={isFailed ? undefined : 'primary'}
          icon={isFailed ? 'reload' : undefined}
          busy={isCopying}
          busyLabel={snapshot.context.choices.isMove ? texts.moving : texts.copying}
          onClick={() => {
            actor.send({ type: isFailed ? 'retry' : 'copy' });
          }}
        >
          {labelOf(handle)}
        </Button>
      )}
    </>
  );
}
