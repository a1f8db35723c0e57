// An import while its dialog is closed: one line among the messages that says how far it is.
import { Button } from '#src/ui/button/Button.tsx';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { ToastCard, type ToastCardTone } from '#src/ui/toast/ToastCard.tsx';
import { statePath } from '#machines/statePath.ts';
import { titleOf } from './contents.ts';
import { groupsNotIn } from './countedGroups.ts';
import { farOfEntries, wordsOfDone, wordsOfStopped, wordsOfTakenBack } from './wordsOfDone.ts';
import type { ImportHandle } from './useImport.ts';

/** Draws the line; nothing while there is nothing to follow. */
export function ImportLine({ handle: { actor, snapshot } }: { handle: ImportHandle }) {
  const words = wordsOf(snapshot);
  if (words === null) return null;
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
            {snapshot.matches('done') ? 'Show the report' : 'Show'}
          </Button>
          {!snapshot.hasTag('busy') && !snapshot.matches('failed') && !snapshot.matches('groupsFailed') && (
            <IconButton
              icon="close"
              size="sm"
              label="Close this message"
              onClick={() => {
                actor.send({ type: 'import.close' });
              }}
            />
          )}
        </>
      }
    >
      {words}
    </ToastCard>
  );
}

function toneOf(snapshot: ImportHandle['snapshot']): ToastCardTone {
  if (snapshot.hasTag('busy')) return 'busy';
  if (snapshot.matches('done')) return 'success';
  return snapshot.context.message === null ? 'info' : 'danger';
}

function wordsOf(snapshot: ImportHandle['snapshot']): string | null {
  const { context } = snapshot;
  const { file, report, message } = context;
  const name = file?.name ?? 'the file';
  const far = farOfEntries(context);
  const importing = far === '' ? `Importing ${name}` : `Importing: ${far}`;
  if (snapshot.matches('done')) return wordsOfDone(context);
  if (snapshot.matches('groupsFailed')) return `Import stopped. ${groupsNotIn(context)}`;
  if (snapshot.matches('failed')) return `Import stopped${far === '' ? '' : ` at ${far}`}`;
  if (snapshot.matches('parsing')) return `Reading ${name}`;
  if (snapshot.matches('checking')) return `Looking for what of ${name} is there already`;
  if (snapshot.matches('review')) return report ? `${name} is read: ${titleOf(report)}` : null;
  if (snapshot.matches('sending')) return importing;
  if (snapshot.matches('grouping')) return `${importing}, now the groups`;
  if (snapshot.matches({ cancelled: 'takingBack' })) return `Taking back ${name}`;
  if (snapshot.matches({ cancelled: 'stopped' })) {
    const why = message === null ? '' : `${message}.`;
    return [wordsOfStopped(context), why, groupsNotIn(context)].filter((words) => words !== '').join(' ');
  }
  if (snapshot.matches({ cancelled: 'notTakenBack' })) return `Not all of ${name} was taken back: ${message ?? ''}`;
  if (snapshot.matches({ cancelled: 'takenBack' })) return `${name}: ${wordsOfTakenBack(context)}`;
  return message;
}
