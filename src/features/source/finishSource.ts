// What stands in the source and is not taken yet is taken before anything is done with the document. Without the machine's code, which comes with the source.
import type { ActorRefFrom } from 'xstate';
import type { sourceViewMachine } from '#machines/sourceView/sourceViewMachine.ts';

export type SourceActor = ActorRefFrom<typeof sourceViewMachine>;

/** Goes on once nothing is left to take; not at all where the text has mistakes, or the person types again. */
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
