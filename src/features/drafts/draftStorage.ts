// Stores unsaved changes on this device, by account, document and tab, also those of shared libraries. They belong to the account, and are deleted when it logs out.
import { isRecord } from '#bibliography/isRecord.ts';
import { dialects } from '#bibliography/bibtex/dialect.ts';
import { documentKinds } from '#bibliography/documents.ts';
import type { EditorDraft } from '#machines/documentEditor/documentEditorTypes.ts';
import type { KeptDraft } from '#machines/draft/draftTypes.ts';
import { personalLibraryId } from '#site/libraryIds.ts';
import { storedKeys } from '#src/ui/storedKeys.ts';
import { draftPrefix } from './mayHaveDrafts.ts';
import { isTabOpen, thisTab } from './tabs.ts';

/** A draft that was left behind by its page: after a reload, a crash, or closing the tab. */
export interface LeftDraft {
  /** Its key in local storage. */
  readonly key: string;
  readonly draft: KeptDraft;
  /** The title of the document as it was shown. */
  readonly title: string;
  /** The id in the API of its library. */
  readonly libraryId: string;
  /** When the draft was stored, as ISO 8601. */
  readonly at: string;
}

const prefixOf = (userId: string) => `${draftPrefix}${encodeURIComponent(userId)}:`;

/** A tab has at most one form for a document, and one for each new document. */
function keyOf(userId: string, { documentId, key }: EditorDraft): string {
  return `${prefixOf(userId)}${documentId === null ? `new-${key ?? ''}` : encodeURIComponent(documentId)}:${thisTab()}`;
}

/** The keys of the drafts whose forms are open on this page. */
const inUse = new Set<string>();

const tabOf = (key: string): string => key.slice(key.lastIndexOf(':') + 1);

/** Replaces the draft that this tab has stored for the document. Throws if the device refuses to store it. */
export function keepDraft(userId: string, { draft, ...rest }: Omit<LeftDraft, 'key'>): void {
  const key = keyOf(userId, draft);
  inUse.add(key);
  localStorage.setItem(key, JSON.stringify({ draft, ...rest }));
}

/** The form was closed: its draft stays, and another form may resume it. */
export function leaveDraft(userId: string, draft: EditorDraft): void {
  inUse.delete(keyOf(userId, draft));
}

/** Deletes the draft that this tab has stored for a document. */
export function forgetDraft(userId: string, draft: EditorDraft): void {
  leaveDraft(userId, draft);
  localStorage.removeItem(keyOf(userId, draft));
}

/** Deletes all drafts of an account. */
export function forgetDraftsOf(userId: string): void {
  for (const key of storedKeys(prefixOf(userId))) localStorage.removeItem(key);
}

/** The drafts that were left behind, newest first; drafts of forms that are open in this tab or in another are not. */
export async function leftDrafts(userId: string): Promise<readonly LeftDraft[]> {
  const isOpen = await isTabOpen();
  return storedKeys(prefixOf(userId))
    .filter((key) => (tabOf(key) === thisTab() ? !inUse.has(key) : !isOpen(tabOf(key))))
    .flatMap((key) => readDraft(key, userId) ?? [])
    .sort((one, other) => other.at.localeCompare(one.at));
}

/** Takes over a draft that was left behind: the form that resumes it stores it under the name of this tab. */
export function adoptDraft(userId: string, { key, ...left }: LeftDraft): void {
  try {
    // Remove the old copy first: there may not be room for both.
    localStorage.removeItem(key);
    keepDraft(userId, left);
  } catch {
    // The form has the changes, and shows that they are not stored.
  }
}

/** Another version of this app may have written it. A draft that cannot be read is left alone. */
function readDraft(key: string, userId: string): LeftDraft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '');
    const draft = isRecord(kept) ? withCurrentNames(kept.draft) : null;
    if (!isRecord(kept) || !isDraft(draft)) return null;
    return {
      key,
      draft,
      title: typeof kept.title === 'string' ? kept.title : '',
      // Drafts of versions that knew no shared libraries say nothing.
      libraryId: typeof kept.libraryId === 'string' ? kept.libraryId : personalLibraryId(userId),
      at: typeof kept.at === 'string' ? kept.at : '',
    };
  } catch {
    return null;
  }
}

/** Drafts stored by earlier versions call the stashed changes `putAside`, and a save of them `isAside`. */
function withCurrentNames(draft: unknown): unknown {
  if (!isRecord(draft) || !('putAside' in draft)) return draft;
  const { putAside, unanswered, ...rest } = draft;
  const attempts = Array.isArray(unanswered) ? unanswered.filter(isRecord) : [];
  return {
    ...rest,
    stashed: putAside,
    unanswered: attempts.map(({ isAside, ...attempt }) => ({
      ...attempt,
      ...(isAside === true && { isStashed: true }),
    })),
  };
}

const isKind = (value: unknown): boolean => documentKinds.some((kind) => kind === value);
const isText = (value: unknown): boolean => value === null || typeof value === 'string';

function isPatch(value: unknown): boolean {
  return (
    isRecord(value) &&
    Object.values(value).every(
      (change) =>
        isRecord(change) && 'value' in change && (change.revision === null || Number.isInteger(change.revision)),
    )
  );
}

function isSource(value: unknown): boolean {
  return (
    isRecord(value) &&
    dialects.some((dialect) => dialect === value.dialect) &&
    typeof value.text === 'string' &&
    (value.said === null || (isRecord(value.said) && isKind(value.said.kind) && isRecord(value.said.fields)))
  );
}

function isDraft(value: unknown): value is KeptDraft {
  return (
    isRecord(value) &&
    isText(value.documentId) &&
    isText(value.key) &&
    (value.documentId !== null || value.key !== null) &&
    isKind(value.kind) &&
    isKind(value.savedKind) &&
    // Drafts of versions that did not store `kindRevision` are valid too.
    (value.kindRevision == null || Number.isInteger(value.kindRevision)) &&
    isPatch(value.patch) &&
    isRecord(value.stashed) &&
    Object.entries(value.stashed).every(([kind, patch]) => isKind(kind) && isPatch(patch)) &&
    Array.isArray(value.unanswered) &&
    value.unanswered.every((attempt) => isRecord(attempt) && isKind(attempt.kind) && isRecord(attempt.fields)) &&
    (value.source === undefined || isSource(value.source))
  );
}
