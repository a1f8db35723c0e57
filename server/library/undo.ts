// How features take part in undo: each defines its actions with what is stored of a step and how that is reverted, and server/features.ts
// collects the definitions. Steps that earlier versions stored are reverted by the same definitions: their details keep their form.
import type { LibraryWriter, ReversalPart, Reverted, RevertedPart, UndoAction, UndoRegistry } from './library.ts';
import type { NewId } from '../edges.ts';

/** A step to be stored: made by the definition of its action, so that the details fit the action. */
export interface NewStep {
  readonly action: UndoAction;
  readonly ids: readonly string[];
  readonly details: object | null;
}

/** A step to be reverted. The details are null for actions without any, and for steps stored before they had some. */
interface StepToRevert<Details extends object> {
  readonly ids: readonly string[];
  readonly at: Date;
  readonly details: Details | null;
}

/** An action that can be undone, and what is stored of its steps. */
export interface DefinedUndo<Details extends object> extends UndoAction {
  step(ids: readonly string[], details: Details | null): NewStep;
}

export function defineUndo<Details extends object>(definition: {
  readonly action: string;
  readonly revert: (tx: LibraryWriter, step: StepToRevert<Details>, newId: NewId) => Promise<Reverted>;
}): DefinedUndo<Details> {
  const defined: DefinedUndo<Details> = {
    action: definition.action,
    // What is stored under an action was made by its `step`.
    revert: (tx, { details, ...step }, newId) =>
      definition.revert(tx, { ...step, details: details as Details | null }, newId),
    step: (ids, details) => ({ action: defined, ids, details }),
  };
  return defined;
}

/** Defines one kind of change that an undo makes beside the fields of documents. */
export function defineReversal<Stored extends object>(definition: {
  readonly nothing: Readonly<Record<string, unknown>>;
  /** Earlier versions may have stored a part of it only. */
  readonly revert: (tx: LibraryWriter, stored: Partial<Stored>, at: Date, newId: NewId) => Promise<RevertedPart>;
}): ReversalPart {
  return {
    nothing: definition.nothing,
    revert: (tx, stored, at, newId) => definition.revert(tx, stored, at, newId),
  };
}

/** Throws where two features define the same action. */
export function createUndoRegistry(actions: readonly UndoAction[], reversals: readonly ReversalPart[]): UndoRegistry {
  const byName = new Map(actions.map((each) => [each.action, each]));
  if (byName.size < actions.length) throw new Error('Two definitions of undo have the same action.');
  return { actions: byName, reversals };
}
