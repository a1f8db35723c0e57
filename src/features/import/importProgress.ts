// What is remembered of an import as it goes on: on the device how far it is, until it is over; in the undo history what it has brought, as
// long as it was not taken back in a way of its own.
import type { Environment } from 'relay-runtime';
import type { SnapshotFrom } from 'xstate';
import type { importMachine } from '#machines/import/importMachine.ts';
import type { LeftImport } from '#machines/import/importTypes.ts';
import { withdrawToast } from '#src/ui/toast/toast.ts';
import { forgetChange } from '#src/ui/undo/undoHistory.ts';
import { forgetImport, holdImport, type ImportPlace, keepImport, leftImportToast } from './keptImport.ts';
import { rememberImport } from './rememberImport.ts';

export type ImportSnapshot = SnapshotFrom<typeof importMachine>;

/** What would be left half done if the page ended now; null for nothing. */
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

/** Whether all that it has brought is known, and nothing more comes by itself. */
function isSettled(snapshot: ImportSnapshot): boolean {
  const isOver =
    snapshot.matches({ cancelled: 'stopped' }) || snapshot.matches('failed') || snapshot.matches('groupsFailed');
  return snapshot.matches('done') || (isOver && !snapshot.context.unanswered);
}

/** Hears of each step of one person's imports. */
export class ImportProgress {
  readonly #environment: Environment;
  readonly #place: ImportPlace;
  /** What was written down last of the import that this page is at. */
  #kept: { readonly stage: LeftImport['stage']; readonly place: string } | null = null;
  #release: (() => void) | null = null;
  /** The change that the undo history holds for it. */
  #change: string | null = null;

  constructor(environment: Environment, place: ImportPlace) {
    this.#environment = environment;
    this.#place = place;
  }

  /** `hash` is that of the file. */
  take(snapshot: ImportSnapshot, hash: string | null): void {
    const stage = stageOf(snapshot);
    if (stage !== null) this.#keep(stage, snapshot, hash);
    else if (this.#kept !== null) this.#end(this.#kept.stage, snapshot);
    if (isSettled(snapshot)) this.#change ??= rememberImport(this.#environment, snapshot.context);
    else if (this.#change !== null) {
      // It goes on, or is taken back here; who only closes it can still take it back by keys.
      if (stage !== null) forgetChange(this.#change);
      this.#change = null;
    }
  }

  /** The page is left: another one may go on. */
  leave(): void {
    this.#release?.();
    this.#release = null;
  }

  #keep(stage: LeftImport['stage'], { context }: ImportSnapshot, hash: string | null): void {
    this.#release ??= holdImport(this.#place);
    if (this.#kept === null) withdrawToast(leftImportToast(this.#place));
    const place = `${stage} ${context.nextBatch} ${context.nextGroups}`;
    if (place !== this.#kept?.place) keepImport(this.#place, stage, context, hash);
    this.#kept = { stage, place };
  }

  /** Who closes what they stopped is done with it; what was not taken back can be later. */
  #end(stage: LeftImport['stage'], snapshot: ImportSnapshot): void {
    if (stage === 'adding' || snapshot.matches({ cancelled: 'takenBack' })) forgetImport(this.#place);
    this.#kept = null;
    this.leave();
  }
}
