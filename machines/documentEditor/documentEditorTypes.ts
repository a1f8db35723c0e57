// What goes into and comes out of the document editor's machine.
import type { DocumentKind } from '#bibliography/documents.ts';
import type { HiddenField } from '#bibliography/hiddenFields.ts';
import type { Problem } from '../problem.ts';

/** Input values by field name. */
export type FieldValues = Readonly<Record<string, unknown>>;

/** What a person changed: the value a field had when they began, and the one they want. */
export interface Change {
  readonly base: unknown;
  readonly value: unknown;
  /** The revision that `base` is of; fields can differ in it, because a save moves on only what it sent. */
  readonly revision: number | null;
}

export type Patch = Readonly<Record<string, Change>>;

/** One try to save, kept until its answer is known. */
export interface Attempt {
  readonly kind: DocumentKind;
  /** The person did not choose the kind: it says only whose the fields are, and the document stays what others have made it. */
  readonly keepsKind: boolean;
  readonly fields: FieldValues;
  /** The oldest revision that one of the fields is based on. */
  readonly revision: number | null;
  /** The fields are what was put aside: the document is of another kind, and keeps them beside what it shows. */
  readonly isStashed?: true;
}

/** The name of a field that both sides changed or, where it is a part, the way to the member of it that both changed. */
export type Dispute = readonly [field: string, ...members: string[]];

/** What both sides changed; `base` and `mine` are in the patch. The kind is disputed like a field, under a name that no field has. */
export interface EditConflict {
  /** The revision that a decision is based on. */
  readonly revision: number;
  /** The whole of each field in which something is disputed. */
  readonly theirs: FieldValues;
  readonly disputes: readonly Dispute[];
}

/** Whose stands, by the name of the dispute. */
export type Choices = Readonly<Record<string, 'mine' | 'theirs'>>;

export interface DocumentEditorInput {
  /** `null` for a document that is yet to be added. */
  readonly documentId: string | null;
  readonly kind: DocumentKind;
  readonly revision: number | null;
  readonly autosave: boolean;
  /** For a document that is yet to be added: a random key, so that a repeated add adds it once. */
  readonly key?: string;
  /** What was typed on an earlier page and not saved there: editing goes on with it. */
  readonly draft?: EditorDraft | undefined;
}

/** What it takes to go on on another page with what is not saved: plain data, to be kept on the device. */
export type EditorDraft = Pick<
  DocumentEditorContext,
  'documentId' | 'kind' | 'savedKind' | 'kindRevision' | 'key' | 'patch' | 'stashed' | 'unanswered'
> & {
  /** Absent where the draft was kept before there were any. */
  readonly groupIds?: DocumentEditorContext['groupIds'];
};

export interface DocumentEditorContext {
  readonly documentId: string | null;
  readonly kind: DocumentKind;
  /** The kind the server knows; that of the input while there is no document. */
  readonly savedKind: DocumentKind;
  /** The revision that `savedKind` is of. */
  readonly kindRevision: number | null;
  /** That of the last save, or of the input: what an edit is based on that begins now. */
  readonly revision: number | null;
  readonly autosave: boolean;
  readonly key: string | null;
  /** The groups that it goes into when it is added: those of a document that was gone for good. */
  readonly groupIds: readonly string[];
  readonly patch: Patch;
  /** Changes of fields that the kind now chosen does not have, by the kind they were made under: saved after the others, they come back with it. */
  readonly stashed: Readonly<Partial<Record<DocumentKind, Patch>>>;
  /** Every path begins with the name of a field, or is empty. */
  readonly problems: readonly Problem[];
  readonly conflict: EditConflict | null;
  /** Saves whose answer did not arrive: the server may hold their values or not. */
  readonly unanswered: readonly Attempt[];
  /** Why the last save failed, or where the document went. */
  readonly message: string | null;
  readonly failures: number;
}

export type DocumentEditorEvent =
  /** `base` is the value that the server holds, as shown before the edit. */
  | { type: 'field.changed'; name: string; base: unknown; value: unknown }
  | { type: 'kind.changed'; kind: DocumentKind }
  /** The document is shown to be of that kind as of that revision, whoever made it so. */
  | { type: 'kind.heard'; kind: DocumentKind; revision: number }
  | { type: 'save' }
  /** The person is done with the document: save what is left, then end. An edit takes it back. */
  | { type: 'finish' }
  | { type: 'retry' }
  /** Of a document that is gone: it comes back with what was typed. `fields` is all of it as it is shown, and `hidden` what it keeps beside that, should it be gone for good. */
  | { type: 'bringBack'; fields: FieldValues; hidden: readonly HiddenField[] }
  | { type: 'discard' }
  /** A choice for every open dispute, by its name; to write one anew, change the field first and choose mine. */
  | { type: 'conflict.resolved'; choices: Choices }
  | { type: 'conflict.putOff' }
  | { type: 'conflict.compare' };

/** What the actor `save` gets. Add when `documentId` is null (with `addUserDocuments` and the key), else update. */
export interface SaveInput {
  readonly documentId: string | null;
  readonly kind: DocumentKind;
  readonly keepsKind: boolean;
  readonly revision: number | null;
  readonly fields: FieldValues;
  /** The same for every try to add one document; null for updates. */
  readonly key: string | null;
  /** The groups that it is added to. */
  readonly groupIds: readonly string[];
}

/**
 * What the actor `save` resolves with; it rejects only when there was no answer. With `saved`, Relay must hold every field of
 * the document as of that revision (the mutation selects what the editor shows), for edits from then on are based on it.
 */
export type SaveOutcome =
  | {
      readonly kind: 'saved';
      readonly documentId: string;
      readonly revision: number;
      /** What somebody else has made of it; left out where it is of the kind that was sent. */
      readonly otherKind?: DocumentKind;
    }
  | {
      readonly kind: 'conflict';
      readonly revision: number;
      readonly fields: readonly { readonly name: string; readonly value: unknown }[];
    }
  | { readonly kind: 'problems'; readonly problems: readonly Problem[] }
  | { readonly kind: 'gone'; readonly message: string };

/** What the actor `bringBack` gets: a document that is in the trash, or gone for good. */
export interface BringBackInput {
  readonly documentId: string;
  /** All of it as it is shown. */
  readonly fields: FieldValues;
  /** What it keeps beside that. */
  readonly hidden: readonly HiddenField[];
}

/**
 * What the actor `bringBack` resolves with: the document is in the library again, or it is gone for good. Then all that was shown of it
 * is to be added anew, to those of its groups that are there, with a random key, so that a repeated add adds it once.
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
  /** After every save that the server answered; `added` where it was just added. */
  | { type: 'document.saved'; documentId: string; revision: number; added: boolean }
  /** Somebody else has made it another kind of document, and the form goes along. */
  | { type: 'kind.followed'; from: DocumentKind; to: DocumentKind }
  /** Somebody else changed what was put aside here, too: what was typed here counts. */
  | { type: 'stashed.overruled'; kind: DocumentKind; names: readonly string[] }
  /** The person wants to be done, and problems are in the way. */
  | { type: 'problems.pointedOut' };
