// The types of the document editor's machine: its context, its events, and what its actors take and answer.
import type { DocumentKind } from '#bibliography/documents.ts';
import type { HiddenField } from '#bibliography/hiddenFields.ts';
import type { Problem } from '../problem.ts';

/** Values as the API takes them, by field name. */
export type FieldValues = Readonly<Record<string, unknown>>;

/** A change of one field: the value before the first edit (`base`) and the new one (`value`). */
export interface Change {
  readonly base: unknown;
  readonly value: unknown;
  /** The revision of `base`. It differs between fields, because a save updates only the fields that it sent. */
  readonly revision: number | null;
}

export type Patch = Readonly<Record<string, Change>>;

/** By name, the fields that have the focus, with the server's value that each shows and the revision of that value. */
export type FocusedFields = Readonly<Record<string, Pick<Change, 'base' | 'revision'>>>;

/** One save, kept until its answer is known. */
export interface Attempt {
  readonly kind: DocumentKind;
  /** The person did not choose the kind: it only says to which kind the fields belong, and the document keeps its own. */
  readonly keepsKind: boolean;
  readonly fields: FieldValues;
  /** The oldest revision among the bases of the fields. */
  readonly revision: number | null;
  /** The fields are stashed changes: the document is now of another kind and keeps them hidden. */
  readonly isStashed?: true;
}

/** The name of a field that both sides changed; in a part, the path to the member that both changed. */
export type Dispute = readonly [field: string, ...members: string[]];

/** What both sides changed; `base` and `mine` are in the patch. The kind is disputed like a field, under a name that no field has. */
export interface EditConflict {
  /** The revision with which a decision is saved. */
  readonly revision: number;
  /** The server's value of each field with a dispute. */
  readonly theirs: FieldValues;
  readonly disputes: readonly Dispute[];
}

/** Whose value wins, by the name of the dispute. */
export type Choices = Readonly<Record<string, 'mine' | 'theirs'>>;

export interface DocumentEditorInput {
  /** `null` for a new document. */
  readonly documentId: string | null;
  readonly kind: DocumentKind;
  readonly revision: number | null;
  readonly autosave: boolean;
  /** For a new document: a random key, so that a repeated request adds it only once. */
  readonly key?: string;
  /** Unsaved changes from an earlier page, with which editing continues. */
  readonly draft?: EditorDraft | undefined;
}

/** Everything needed to continue unsaved edits on another page: plain data that can be stored on the device. */
export type EditorDraft = Pick<
  DocumentEditorContext,
  'documentId' | 'kind' | 'savedKind' | 'kindRevision' | 'key' | 'patch' | 'stashed' | 'unanswered'
> & {
  /** Missing in drafts stored by versions without it. */
  readonly groupIds?: DocumentEditorContext['groupIds'];
};

export interface DocumentEditorContext {
  readonly documentId: string | null;
  readonly kind: DocumentKind;
  /** The kind that the server knows; for a new document, the kind of the input. */
  readonly savedKind: DocumentKind;
  /** The revision of `savedKind`. */
  readonly kindRevision: number | null;
  /** Base revision of new edits: that of the last save, else of the input. */
  readonly revision: number | null;
  readonly autosave: boolean;
  readonly key: string | null;
  /** The groups to which the document is added; those of a purged document that is added again. */
  readonly groupIds: readonly string[];
  readonly patch: Patch;
  /** Changes by others do not reach these fields until the focus leaves them; an edit is based on what they show. */
  readonly focused: FocusedFields;
  /** Changes of fields that the chosen kind does not have, by the kind under which they were made. They are saved after the others, and come back with their kind. */
  readonly stashed: Readonly<Partial<Record<DocumentKind, Patch>>>;
  /** Each path begins with the name of a field, or is empty. */
  readonly problems: readonly Problem[];
  readonly conflict: EditConflict | null;
  /** Saves without an answer: the server may have stored their values or not. */
  readonly unanswered: readonly Attempt[];
  /** Why the last save failed, or where the document went. */
  readonly message: string | null;
  readonly failures: number;
}

export type DocumentEditorEvent =
  /** `base` is the server's value as it was shown before the edit. */
  | { type: 'field.changed'; name: string; base: unknown; value: unknown }
  /** The focus is in these fields: in one, or in the source in all. `shown` has the server's values that they show. */
  | { type: 'fields.focused'; shown: FieldValues }
  | { type: 'fields.left' }
  | { type: 'kind.changed'; kind: DocumentKind }
  /** The page shows the document as being of this kind since this revision, whoever changed it. */
  | { type: 'kind.heard'; kind: DocumentKind; revision: number }
  | { type: 'save' }
  /** The person is finished with the document: save the rest, then close. An edit cancels this. */
  | { type: 'finish' }
  | { type: 'retry' }
  /** Restore a deleted document with the unsaved changes. In case it was purged, `fields` has everything that is shown and `hidden` what the document keeps besides. */
  | { type: 'bringBack'; fields: FieldValues; hidden: readonly HiddenField[] }
  /** Copy the whole document to the person's own library. Every attempt to copy the same values has the same key. */
  | { type: 'copyDraft'; fields: FieldValues; hidden: readonly HiddenField[]; key: string }
  | { type: 'discard' }
  /** A choice for every open dispute, by its name. To save a third value, change the field first and choose `mine`. */
  | { type: 'conflict.resolved'; choices: Choices }
  | { type: 'conflict.putOff' }
  | { type: 'conflict.compare' };

/** Input of the actor `save`: it adds if `documentId` is null (with `addUserDocuments` and the key), else it updates. */
export interface SaveInput {
  readonly documentId: string | null;
  readonly kind: DocumentKind;
  readonly keepsKind: boolean;
  readonly revision: number | null;
  readonly fields: FieldValues;
  /** The same key for every attempt to add one document; null for updates. */
  readonly key: string | null;
  /** The groups to which a new document is added. */
  readonly groupIds: readonly string[];
}

/**
 * Output of the actor `save`; it rejects only if there was no answer. With `saved`, Relay must hold every field of the document as of
 * that revision (the mutation selects what the editor shows), because later edits are based on it.
 */
export type SaveOutcome =
  | {
      readonly kind: 'saved';
      readonly documentId: string;
      readonly revision: number;
      /** The kind that somebody else has chosen; missing if it is the one that was sent. */
      readonly otherKind?: DocumentKind;
    }
  | {
      readonly kind: 'conflict';
      readonly revision: number;
      readonly fields: readonly { readonly name: string; readonly value: unknown }[];
    }
  | { readonly kind: 'problems'; readonly problems: readonly Problem[] }
  | { readonly kind: 'gone'; readonly message: string }
  /** The person may not change the library any more. */
  | { readonly kind: 'forbidden'; readonly message: string };

/** Input of the actor `copyDraft`: a document to add to the person's own library. */
export interface CopyDraftInput {
  readonly kind: DocumentKind;
  readonly fields: FieldValues;
  /** Fields that the document keeps but its kind does not show. */
  readonly hidden: readonly HiddenField[];
  readonly key: string;
}

/** Input of the actor `bringBack`: a document that is in the trash or purged. */
export interface BringBackInput {
  readonly documentId: string;
  /** All fields as they are shown. */
  readonly fields: FieldValues;
  /** Fields that the document keeps but its kind does not show. */
  readonly hidden: readonly HiddenField[];
}

/**
 * Output of the actor `bringBack`: the document is in the library again, or it was purged. In that case, everything that was shown is to
 * be added again, to those of its groups that still exist, with a random key, so that a repeated request adds it only once.
 */
export type BringBackOutcome =
  | { readonly kind: 'restored' }
  | {
      readonly kind: 'purged';
      readonly fields: FieldValues;
      readonly hidden: readonly HiddenField[];
      readonly groupIds: readonly string[];
      readonly key: string;
    };

export type DocumentEditorEmitted =
  /** After every save that the server answered; `added` if the save created the document. */
  | { type: 'document.saved'; documentId: string; revision: number; added: boolean }
  /** Somebody else has changed the kind of the document, and the form follows. */
  | { type: 'kind.followed'; from: DocumentKind; to: DocumentKind }
  /** Somebody else changed fields that are stashed here, too; the stashed changes win. */
  | { type: 'stashed.overruled'; kind: DocumentKind; names: readonly string[] }
  /** The person wants to close the form, but problems prevent it. */
  | { type: 'problems.pointedOut' };
