// Applies unapplied source text to the form before an action on the document continues. Imports only types of the machine, whose code is loaded with the source
// view.
import type { ActorRefFrom } from 'xstate';
import type { sourceViewMachine } from '#machines/sourceView/sourceViewMachine.ts';

export type SourceActor = ActorRefFrom<typeof sourceViewMachine>;

/** Calls `goOn` once all text is applied; never if the text has errors, or if the person continues typing. */
export function finishSource(source: SourceActor | null, goOn: () => void): void {
  if (!source?.getSnapshot().hasTag('untaken')) {
    goOn();
    return;
  }
  const waits: { unsubscribe: () => void }[] = [];
  const stop = () => {
    for (const wait of waits) wait.unsubscribe();
  };
  waits.push(
    source.on('source.finished', () => {
      stop();
      goOn();
    }),
    source.on('problems.pointedOut', stop),
  );
  source.send({ type: 'source.finish' });
  waits.push(
    source.subscribe((snapshot) => {
      if (!snapshot.matches('finishing')) stop();
    }),
  );
}
