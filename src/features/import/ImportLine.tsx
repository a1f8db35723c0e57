// An import while its dialog is closed: one line among the messages that says how far it is.
import { Button } from '#src/ui/button/Button.tsx';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { ToastCard, type ToastCardTone } from '#src/ui/toast/ToastCard.tsx';
import { statePath } from '#machines/statePath.ts';
import { countedDocuments } from './countedDocuments.ts';
import { groupsNotIn, groupsOfIt, wordsOfLeft } from './countedGroups.ts';
import { wordsOfThere } from './wordsOfDone.ts';
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
  const { file, report, ids, added, unanswered, message } = snapshot.context;
  const total = (report?.entries ?? 0).toLocaleString('en');
  const soFar = ids.length.toLocaleString('en');
  const documents = countedDocuments(added);
  if (snapshot.matches('done'))
    return [`${documents} imported`, wordsOfThere(snapshot.context) + groupsOfIt(snapshot.context)]
      .filter((words) => words !== '')
      .join('.');
  if (snapshot.matches('groupsFailed')) return `Import stopped. ${groupsNotIn(snapshot.context)}`;
  if (snapshot.matches('failed')) return `Import stopped at ${soFar} of ${total}`;
  if (snapshot.matches('parsing')) return `Reading ${file?.name ?? ''}`;
  if (snapshot.matches('checking')) return `Looking for what of ${file?.name ?? ''} is there already`;
  if (snapshot.matches('review')) return `${file?.name ?? ''} is read: ${total} entries`;
  if (snapshot.matches('sending')) return `Importing: ${soFar} of ${total}`;
  if (snapshot.matches('grouping')) return `Importing: ${soFar} of ${total}, now the groups`;
  if (snapshot.matches({ cancelled: 'takingBack' })) return `Taking back ${file?.name ?? 'the file'}`;
  if (snapshot.matches({ cancelled: 'stopped' })) {
    const stopped = `Stopped: ${unanswered ? 'at least ' : ''}${added.toLocaleString('en')} of ${total} added`;
    return [stopped, message, groupsNotIn(snapshot.context)]
      .filter((words) => words !== null && words !== '')
      .join('. ');
  }
  if (snapshot.matches({ cancelled: 'notTakenBack' }))
    return `Not all of ${file?.name ?? 'the file'} was taken back: ${message ?? ''}`;
  if (snapshot.matches({ cancelled: 'takenBack' }))
    return `What ${file?.name ?? 'the file'} added is in the trash. ${wordsOfLeft(snapshot.context)}`.trim();
  return message;
}
