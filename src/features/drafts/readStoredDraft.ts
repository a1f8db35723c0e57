// Reads a stored draft. This version of the app may have written it, or an earlier or a newer one (src/ui/storage/storedKinds.ts).
import { isRecord } from '#bibliography/isRecord.ts';
import { dialects } from '#bibliography/bibtex/dialect.ts';
import { documentKinds } from '#bibliography/documents.ts';
import type { KeptDraft } from '#machines/draft/draftTypes.ts';
import { personalLibraryId } from '#site/libraryIds.ts';
import { isFromNewerApp } from '#src/ui/storage/isFromNewerApp.ts';
import type { WrittenBy } from '#src/ui/storage/storedKinds.ts';

/** A draft as it is stored. */
export interface StoredDraft extends WrittenBy<'draft'> {
  readonly draft: KeptDraft;
  /** The title of the document as it was shown. */
  readonly title: string;
  /** The id in the API of its library. */
  readonly libraryId: string;
  /** When the draft was stored, as ISO 8601. */
  readonly at: string;
}

/** The version that is written. */
const version = 5 satisfies StoredDraft['version'];

/** The draft in a text of this account; null if it can't be read. */
export function readStoredDraft(text: string, userId: string): StoredDraft | null {
  const kept = parse(text);
  if (!isRecord(kept) || isFromNewerApp(kept, version)) return null;
  const draft = withCurrentNames(kept.draft);
  if (!isDraft(draft)) return null;
  return {
    version,
    draft,
    title: titleOf(kept),
    // Drafts of versions that knew no shared libraries say nothing.
    libraryId: typeof kept.libraryId === 'string' ? kept.libraryId : personalLibraryId(userId),
    at: typeof kept.at === 'string' ? kept.at : '',
  };
}

/** What can be said of a draft that can't be read. */
export function readUnreadable(text: string): { title: string; isNewer: boolean } {
  const kept = parse(text);
  return isRecord(kept)
    ? { title: titleOf(kept), isNewer: isFromNewerApp(kept, version) }
    : { title: '', isNewer: false };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const titleOf = ({ title }: Record<string, unknown>) => (typeof title === 'string' ? title : '');

/** Drafts stored by earlier versions call the stashed changes `putAside`, and a save of them `isAside`. */
function withCurrentNames(draft: unknown): unknown {
  if (!isRecord(draft) || !('putAside' in draft)) return draft;
  const { putAside, unanswered, ...rest } = draft;
  const attempts = Array.isArray(unanswered) ? unanswered.filter(isRecord) : [];
  return {
    // The first ones knew no revision of the kind.
    kindRevision: null,
    ...rest,
    stashed: putAside,
    unanswered: attempts.map(({ isAside, ...attempt }) => ({
      // In the first ones every save chose the kind.
      keepsKind: false,
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
    (value.kindRevision == null || Number.isInteger(value.kindRevision)) &&
    isPatch(value.patch) &&
    isRecord(value.stashed) &&
    Object.entries(value.stashed).every(([kind, patch]) => isKind(kind) && isPatch(patch)) &&
    Array.isArray(value.unanswered) &&
    value.unanswered.every((attempt) => isRecord(attempt) && isKind(attempt.kind) && isRecord(attempt.fields)) &&
    (value.source === undefined || isSource(value.source))
  );
}
