// An import while its dialog is closed: one line among the messages that says how far it is.
import { statePath } from '#machines/statePath.ts';
import { useLibrary } from '#src/relay/useLibrary.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { ToastCard, type ToastCardTone } from '#src/ui/toast/ToastCard.tsx';
import { importTexts } from './importTexts.ts';
import type { ImportHandle } from './useImport.ts';

const texts = importTexts.toast;

/** Renders the line; nothing while there is nothing to follow. */
export function ImportLine({ handle: { actor, snapshot } }: { handle: ImportHandle }) {
  const { name } = useLibrary();
  const text = textOf(snapshot, name);
  if (text === null) return null;
  return (
    <ToastCard
      tone={toneOf(snapshot)}
      data-state={statePath(snapshot.value)}
      actions={
        <>
          <Button
            variant="quiet"
            onClick={() => {
              actor.send({ type: 'import.open' });
            }}
          >
            {snapshot.matches('done') ? texts.showReport : texts.show}
          </Button>
          {!snapshot.hasTag('busy') && (
            <IconButton
              icon="close"
              size="sm"
              label={texts.close}
              onClick={() => {
                actor.send({ type: 'import.close' });
              }}
            />
          )}
        </>
      }
    >
      {text}
    </ToastCard>
  );
}

function toneOf(snapshot: ImportHandle['snapshot']): ToastCardTone {
  if (snapshot.hasTag('busy')) return 'busy';
  if (snapshot.matches('done')) return 'success';
  const isWrong =
    snapshot.context.message !== null ||
    snapshot.matches({ choosing: 'refused' }) ||
    snapshot.matches({ cancelled: 'notTakenBack' });
  return isWrong ? 'danger' : 'info';
}

/** `name` is that of the library; null for the personal one. */
function textOf(snapshot: ImportHandle['snapshot'], name: string | null): string | null {
  const { context } = snapshot;
  const { files, report } = context;
  if (snapshot.matches('done')) return importTexts.done(context, name);
  if (snapshot.matches('groupsFailed')) return texts.groupsFailed(context);
  if (snapshot.matches('failed')) return texts.failed(context);
  if (snapshot.matches({ choosing: 'refused' })) return importTexts.refused(context);
  if (snapshot.matches('parsing')) return texts.reading(files);
  if (snapshot.matches('checking')) return texts.checking(files);
  if (snapshot.matches('review')) return report ? texts.ready(files, report) : null;
  if (snapshot.matches('sending')) return texts.adding(context);
  if (snapshot.matches('grouping')) return texts.addingGroups(context);
  if (snapshot.matches({ cancelled: 'takingBack' })) return texts.undoing(files);
  if (snapshot.matches({ cancelled: 'stopped' })) return importTexts.stopped(context, name);
  if (snapshot.matches({ cancelled: 'notTakenBack' })) return texts.notUndone(context);
  if (snapshot.matches({ cancelled: 'takenBack' })) return texts.undone(context, name);
  return null;
}
