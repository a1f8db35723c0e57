// Follows an import: stores on the device how far it is until it is finished, and adds what it has imported to the undo history, unless the import dialog has
// already undone it.
import type { Environment } from 'relay-runtime';
import type { SnapshotFrom } from 'xstate';
import type { importMachine } from '#machines/import/importMachine.ts';
import type { LeftImport } from '#machines/import/importTypes.ts';
import { withdrawToast } from '#src/ui/toast/toast.ts';
import { forgetChange } from '#src/ui/undo/undoHistory.ts';
import {
  deleteCheckpoint,
  lockImport,
  type ImportPlace,
  saveCheckpoint,
  interruptedImportToast,
} from './importCheckpoint.ts';
import { rememberImport } from './rememberImport.ts';

export type ImportSnapshot = SnapshotFrom<typeof importMachine>;

/** What would be interrupted if the page closed now; null for nothing. */
function stageOf(snapshot: ImportSnapshot): LeftImport['stage'] | null {
  if (snapshot.matches({ cancelled: 'takingBack' }) || snapshot.matches({ cancelled: 'notTakenBack' }))
    return 'takingBack';
  const isAdding =
    snapshot.matches('sending') ||
    snapshot.matches('failed') ||
    snapshot.matches('grouping') ||
    snapshot.matches('groupsFailed') ||
    snapshot.matches({ cancelled: 'stopped' });
  return isAdding ? 'adding' : null;
}

/** Whether everything that was imported is known, and nothing more is imported without the person. */
function isSettled(snapshot: ImportSnapshot): boolean {
  const isOver =
    snapshot.matches({ cancelled: 'stopped' }) || snapshot.matches('failed') || snapshot.matches('groupsFailed');
  return snapshot.matches('done') || (isOver && !snapshot.context.unanswered);
}

/** Receives each state of one person's imports. */
export class ImportProgress {
  readonly #environment: Environment;
  readonly #place: ImportPlace;
  /** What was stored last for the import that runs on this page. */
  #stored: { readonly stage: LeftImport['stage']; readonly place: string } | null = null;
  #release: (() => void) | null = null;
  /** The id of the import's change in the undo history. */
  #change: string | null = null;

  constructor(environment: Environment, place: ImportPlace) {
    this.#environment = environment;
    this.#place = place;
  }

  /** `hash` is that of the file. */
  take(snapshot: ImportSnapshot, hash: string | null): void {
    const stage = stageOf(snapshot);
    if (stage !== null) this.#store(stage, snapshot, hash);
    else if (this.#stored !== null) this.#end(this.#stored.stage, snapshot);
    if (isSettled(snapshot)) this.#change ??= rememberImport(this.#environment, snapshot.context);
    else if (this.#change !== null) {
      // The import continues or is undone here, so the history's entry is outdated. A person who only closes the dialog can still undo with the keyboard.
      if (stage !== null) forgetChange(this.#change);
      this.#change = null;
    }
  }

  /** Called when the page closes; another page may then continue the import. */
  leave(): void {
    this.#release?.();
    this.#release = null;
  }

  #store(stage: LeftImport['stage'], { context }: ImportSnapshot, hash: string | null): void {
    this.#release ??= lockImport(this.#place);
    if (this.#stored === null) withdrawToast(interruptedImportToast(this.#place));
    const place = `${stage} ${context.nextBatch} ${context.nextGroups}`;
    if (place !== this.#stored?.place) saveCheckpoint(this.#place, stage, context, hash);
    this.#stored = { stage, place };
  }

  /** Closing a stopped import finishes it. An undo that failed stays stored, because it can be continued later. */
  #end(stage: LeftImport['stage'], snapshot: ImportSnapshot): void {
    if (stage === 'adding' || snapshot.matches({ cancelled: 'takenBack' })) deleteCheckpoint(this.#place);
    this.#stored = null;
    this.leave();
  }
}
