// Lets features take part in undo: each feature defines its actions, what a step stores and how it is reverted; server/features.ts collects the
// definitions. They must also revert steps that earlier versions stored, so the format of details must stay compatible.
import type { LibraryWriter, ReversalPart, Reverted, RevertedPart, UndoAction, UndoRegistry } from './library.ts';
import type { NewId } from '../edges.ts';

/** A step to be stored, created by the definition of its action, so that the details fit the action. */
export interface NewStep {
  readonly action: UndoAction;
  readonly ids: readonly string[];
  readonly details: object | null;
}

/** A step to be reverted. The details are null for actions without details, and for steps from before the action had details. */
interface StepToRevert<Details extends object> {
  readonly ids: readonly string[];
  readonly at: Date;
  readonly details: Details | null;
}

/** An action that can be undone, and how its steps are stored. */
export interface DefinedUndo<Details extends object> extends UndoAction {
  step(ids: readonly string[], details: Details | null): NewStep;
}

export function defineUndo<Details extends object>(definition: {
  readonly action: string;
  readonly revert: (tx: LibraryWriter, step: StepToRevert<Details>, newId: NewId) => Promise<Reverted>;
}): DefinedUndo<Details> {
  const defined: DefinedUndo<Details> = {
    action: definition.action,
    // Details stored under an action were created by its `step`.
    revert: (tx, { details, ...step }, newId) =>
      definition.revert(tx, { ...step, details: details as Details | null }, newId),
    step: (ids, details) => ({ action: defined, ids, details }),
  };
  return defined;
}

/** Defines a kind of change that an undo makes other than to fields of documents. */
export function defineReversal<Stored extends object>(definition: {
  readonly nothing: Readonly<Record<string, unknown>>;
  /** Steps of earlier versions may have only a part of it. */
  readonly revert: (tx: LibraryWriter, stored: Partial<Stored>, at: Date, newId: NewId) => Promise<RevertedPart>;
}): ReversalPart {
  return {
    nothing: definition.nothing,
    revert: (tx, stored, at, newId) => definition.revert(tx, stored, at, newId),
  };
}

/** Throws if two features define the same action. */
export function createUndoRegistry(actions: readonly UndoAction[], reversals: readonly ReversalPart[]): UndoRegistry {
  const byName = new Map(actions.map((each) => [each.action, each]));
  if (byName.size < actions.length) throw new Error('Two definitions of undo have the same action.');
  return { actions: byName, reversals };
}
