// Stores unsaved changes on this device, by account, document and tab, also those of shared libraries. They belong to the account, and are deleted when it logs out.
import type { EditorDraft } from '#machines/documentEditor/documentEditorTypes.ts';
import { deviceKeys } from '#src/ui/storage/deviceKeys.ts';
import { keepOnDevice, readDevice } from '#src/ui/storage/deviceStorage.ts';
import { writeDevice } from '#src/ui/storage/writeDevice.ts';
import { draftPrefix } from './mayHaveDrafts.ts';
import { readStoredDraft, readUnreadable, type StoredDraft } from './readStoredDraft.ts';
import { isTabOpen, thisTab } from './tabs.ts';

/** A draft that was left behind by its page: after a reload, a crash, or closing the tab. */
export interface LeftDraft extends StoredDraft {
  /** Its key in local storage. */
  readonly key: DraftKey;
}

/** A draft that was left behind, and that this version of the app can't read. */
export interface UnreadableDraft {
  readonly key: DraftKey;
  /** The title of the document, if that can be read. */
  readonly title: string;
  /** A newer version of the app has written it. */
  readonly isNewer: boolean;
  /** What is stored. */
  readonly text: string;
}

const prefixOf = (userId: string) => `${draftPrefix}${encodeURIComponent(userId)}:` as const;

type DraftKey = `${typeof draftPrefix}${string}:${string}:${string}`;

/** A tab has at most one form for a document, and one for each new document. */
function keyOf(userId: string, { documentId, key }: EditorDraft): DraftKey {
  return `${prefixOf(userId)}${documentId === null ? `new-${key ?? ''}` : encodeURIComponent(documentId)}:${thisTab()}`;
}

/** The keys of the drafts whose forms are open on this page. */
const inUse = new Set<string>();

const tabOf = (key: string): string => key.slice(key.lastIndexOf(':') + 1);

/** Replaces the draft that this tab has stored for the document. Throws if the device refuses to store it. */
export function keepDraft(userId: string, stored: StoredDraft): void {
  const key = keyOf(userId, stored.draft);
  inUse.add(key);
  writeDevice(key, JSON.stringify(stored));
}

/** The form was closed: its draft stays, and another form may resume it. */
export function leaveDraft(userId: string, draft: EditorDraft): void {
  inUse.delete(keyOf(userId, draft));
}

/** Deletes the draft that this tab has stored for a document. */
export function forgetDraft(userId: string, draft: EditorDraft): void {
  leaveDraft(userId, draft);
  keepOnDevice(keyOf(userId, draft), null);
}

/** Deletes all drafts of an account. */
export function forgetDraftsOf(userId: string): void {
  for (const key of deviceKeys(prefixOf(userId))) keepOnDevice(key, null);
}

/** The drafts that were left behind, newest first; drafts of forms that are open in this tab or in another are not. */
export async function leftDrafts(userId: string): Promise<readonly LeftDraft[]> {
  return (await leftTexts(userId))
    .flatMap(({ key, text }) => {
      const stored = readStoredDraft(text, userId);
      return stored ? [{ key, ...stored }] : [];
    })
    .sort((one, other) => other.at.localeCompare(one.at));
}

/** What was left behind and can't be read. It is deleted by nothing but the person, and a log-out that they agree to. */
export async function unreadableDrafts(userId: string): Promise<readonly UnreadableDraft[]> {
  return (await leftTexts(userId))
    .filter(({ text }) => readStoredDraft(text, userId) === null)
    .map(({ key, text }) => ({ key, text, ...readUnreadable(text) }));
}

/** Deletes a draft that could not be read. */
export function forgetUnreadable({ key }: UnreadableDraft): void {
  keepOnDevice(key, null);
}

/** What is stored under the keys of forms that are not open. The key of an interrupted import names no tab. */
async function leftTexts(userId: string): Promise<readonly { key: DraftKey; text: string }[]> {
  const isOpen = await isTabOpen();
  const prefix = prefixOf(userId);
  return deviceKeys(prefix)
    .filter((key): key is typeof key & DraftKey => key.slice(prefix.length).includes(':'))
    .filter((key) => (tabOf(key) === thisTab() ? !inUse.has(key) : !isOpen(tabOf(key))))
    .flatMap((key) => {
      const text = readDevice(key);
      return text === null ? [] : [{ key, text }];
    });
}

/** Takes over a draft that was left behind: the form that resumes it stores it under the name of this tab. */
export function adoptDraft(userId: string, { key, ...left }: LeftDraft): void {
  try {
    // Remove the old copy first: there may not be room for both.
    keepOnDevice(key, null);
    keepDraft(userId, left);
  } catch {
    // The form has the changes, and shows that they are not stored.
  }
}
