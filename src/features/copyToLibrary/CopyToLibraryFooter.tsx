// The buttons of the dialog that copies to another library.
import { Button } from '#src/ui/button/Button.tsx';
import { isLong } from './CopyProgress.tsx';
import type { CopyToLibraryHandle } from './CopyToLibraryBody.tsx';
import { copyToLibraryTexts as texts } from './copyToLibraryTexts.ts';

export interface CopyToLibraryFooterProps {
  handle: CopyToLibraryHandle;
  onClose: () => void;
}

/** Renders the buttons. */
export function CopyToLibraryFooter({ handle: { actor, snapshot }, onClose }: CopyToLibraryFooterProps) {
  const isCopying = snapshot.matches('copying');
  const isStopped = snapshot.matches('stopped');
  const { choices, message } = snapshot.context;
  const { isMove } = choices;
  const copy = () => {
    actor.send({ type: 'copy' });
  };
  return (
    <>
      {isCopying && isLong(snapshot.context) ? (
        <Button
          size="lg"
          busy={snapshot.matches({ copying: 'stopping' })}
          busyLabel={texts.stopping}
          onClick={() => {
            actor.send({ type: 'stop' });
          }}
        >
          {texts.stop}
        </Button>
      ) : (
        <Button size="lg" disabled={isCopying} onClick={onClose}>
          {isStopped || snapshot.matches('nowhere') || snapshot.matches('failed') ? texts.close : texts.cancel}
        </Button>
      )}
      {snapshot.matches('failed') && (
        <Button
          size="lg"
          icon="reload"
          onClick={() => {
            actor.send({ type: 'retry' });
          }}
        >
          {texts.retry}
        </Button>
      )}
      {isStopped && (
        <Button size="lg" variant="primary" onClick={copy}>
          {message === null ? texts.goOn : texts.retry}
        </Button>
      )}
      {(snapshot.matches('choosing') || isCopying || snapshot.matches('copied')) && (
        <Button
          size="lg"
          variant="primary"
          busy={isCopying}
          busyLabel={isMove ? texts.moving : texts.copying}
          onClick={copy}
        >
          {isMove ? texts.move : texts.copy}
        </Button>
      )}
    </>
  );
}
