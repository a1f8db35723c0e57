// What was typed and not saved, as it is kept on this device: by account, document and tab. It belongs to the account, and goes when that logs out.
import { isRecord } from '#bibliography/isRecord.ts';
import { dialects } from '#bibliography/bibtex/dialect.ts';
import { documentKinds } from '#bibliography/documents.ts';
import type { EditorDraft } from '#machines/documentEditor/documentEditorTypes.ts';
import type { KeptDraft } from '#machines/draft/draftTypes.ts';
import { storedKeys } from '#src/features/documents/storedKeys.ts';
import { draftPrefix } from './mayHaveDrafts.ts';
import { isTabOpen, thisTab } from './tabs.ts';

/** A draft that the page which made it has left behind: by a reload, a crash, or because it was closed. */
export interface LeftDraft {
  /** Where it is kept. */
  readonly key: string;
  readonly draft: KeptDraft;
  /** Of the document, as it was shown. */
  readonly title: string;
  /** When it was written down, as ISO 8601. */
  readonly at: string;
}

const prefixOf = (userId: string) => `${draftPrefix}${encodeURIComponent(userId)}:`;

/** A tab has at most one form of a document, and of each that is yet to be added. */
function keyOf(userId: string, { documentId, key }: EditorDraft): string {
  return `${prefixOf(userId)}${documentId === null ? `new-${key ?? ''}` : encodeURIComponent(documentId)}:${thisTab()}`;
}

/** Those of the forms that stand on this page. */
const inUse = new Set<string>();

const tabOf = (key: string): string => key.slice(key.lastIndexOf(':') + 1);

/** Writes it down in the place of what this tab kept of the document before. Throws where the device keeps nothing. */
export function keepDraft(userId: string, draft: KeptDraft, title: string, at: Date): void {
  const key = keyOf(userId, draft);
  inUse.add(key);
  localStorage.setItem(key, JSON.stringify({ draft, title, at: at.toISOString() }));
}

/** The form is left: what is kept of it stays, and may come back in another. */
export function leaveDraft(userId: string, draft: EditorDraft): void {
  inUse.delete(keyOf(userId, draft));
}

/** Takes off the device what this tab kept of a document. */
export function forgetDraft(userId: string, draft: EditorDraft): void {
  leaveDraft(userId, draft);
  localStorage.removeItem(keyOf(userId, draft));
}

/** Takes all of an account off the device. */
export function forgetDraftsOf(userId: string): void {
  for (const key of storedKeys(prefixOf(userId))) localStorage.removeItem(key);
}

/** What was left behind, the last first. What stands in a form, here or in another tab that is open, is not. */
export async function leftDrafts(userId: string): Promise<readonly LeftDraft[]> {
  const isOpen = await isTabOpen();
  return storedKeys(prefixOf(userId))
    .filter((key) => (tabOf(key) === thisTab() ? !inUse.has(key) : !isOpen(tabOf(key))))
    .flatMap((key) => readDraft(key) ?? [])
    .sort((one, other) => other.at.localeCompare(one.at));
}

/** Takes over what was left: the form that goes on with it keeps it under the name of this tab. */
export function adoptDraft(userId: string, { key, draft, title, at }: LeftDraft): void {
  try {
    // There may be no room for both.
    localStorage.removeItem(key);
    keepDraft(userId, draft, title, new Date(at));
  } catch {
    // The form has it, and says that it is not kept.
  }
}

/** Another version of this program may have written it: what cannot be read is left where it is. */
function readDraft(key: string): LeftDraft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '');
    const draft = isRecord(kept) ? withCurrentNames(kept.draft) : null;
    if (!isRecord(kept) || !isDraft(draft)) return null;
    return {
      key,
      draft,
      title: typeof kept.title === 'string' ? kept.title : '',
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
    // One that was kept before it was said is read, too.
    (value.kindRevision == null || Number.isInteger(value.kindRevision)) &&
    isPatch(value.patch) &&
    isRecord(value.stashed) &&
    Object.entries(value.stashed).every(([kind, patch]) => isKind(kind) && isPatch(patch)) &&
    Array.isArray(value.unanswered) &&
    value.unanswered.every((attempt) => isRecord(attempt) && isKind(attempt.kind) && isRecord(attempt.fields)) &&
    (value.source === undefined || isSource(value.source))
  );
}
