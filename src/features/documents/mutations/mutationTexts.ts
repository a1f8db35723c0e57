// The texts of changes to documents: reports, failures, and the confirmation of permanent deletion.
import type { MoveTarget } from '#machines/documentPane/documentPaneTypes.ts';
import { counted } from '#src/ui/text/counted.ts';
import { countedDocuments } from '#src/ui/text/countedDocuments.ts';
import { undoReasonTexts } from '#src/relay/undoReasonTexts.ts';

const done = { trash: 'moved to trash', library: 'restored' } as const;
/** The verb for undoing a move. */
const undone = { trash: 'restored', library: 'moved to trash' } as const;
const quoted = (title: string | null | undefined) => `“${title ?? 'Untitled'}”`;

export const mutationTexts = {
  move: {
    /** `name` is the title in quotes, or the number of documents. */
    done: (target: MoveTarget, name: string) => `${name} ${done[target]}`,
    undone: (target: MoveTarget, name: string) => `${name} ${undone[target]}`,
    doneMany: (target: MoveTarget) => (count: number) => `${countedDocuments(count)} ${done[target]}`,
    undoneMany: (target: MoveTarget) => (count: number) => `${countedDocuments(count)} ${undone[target]}`,
    left: undoReasonTexts.leftDocuments,
    failed: (target: MoveTarget, name: string, why: string) =>
      `Couldn’t ${target === 'trash' ? `move ${name} to trash` : `restore ${name}`}: ${why.replace(/\.$/, '')}. Nothing was changed.`,
    unanswered: (target: MoveTarget, name: string, why: string) =>
      `Couldn’t ${target === 'trash' ? `move ${name} to trash` : `restore ${name}`}: ${why.replace(/\.$/, '')}. It’s safe to try again.`,
    notInLibrary: 'It isn’t in the library any more',
    notInTrash: 'It isn’t in the trash any more',
    noneInLibrary: 'They aren’t in the library any more',
    noneInTrash: 'They aren’t in the trash any more',
  },
  purge: {
    title: (name: string) => `Delete ${name} permanently?`,
    message: 'This can’t be undone.',
    confirm: 'Delete permanently',
    busy: 'Deleting…',
    done: (name: string) => `${name} deleted permanently`,
    noneInTrash: 'They aren’t in the trash any more. Nothing was deleted.',
  },
  edit: {
    /** `what` begins the report: "Note set in". */
    done: (what: string, count: number) => `${what} ${countedDocuments(count)}`,
    nothingToChange: 'Nothing to change: the documents already have this value.',
  },
  keys: {
    made: (count: number) => `${count === 1 ? 'Citation key' : 'Citation keys'} generated for`,
  },
  merge: {
    changed: (title: string | null | undefined) => `${quoted(title)} merged with its duplicate`,
    done: (title: string | null | undefined) => `${quoted(title)} merged. The other document is in the trash.`,
    conflict: 'The first document was changed elsewhere in the meantime',
    undone: (title: string | null | undefined) => `${quoted(title)} and its duplicate are separate again`,
  },
  keepBoth: {
    changed: 'both documents marked as different',
    done: 'Both documents kept. They won’t be shown as duplicates again.',
    undone: 'Shown as possible duplicates again',
  },
  revision: {
    changed: (title: string | null | undefined) => `earlier revision of ${quoted(title)} restored`,
    done: 'Earlier revision restored',
  },
  noAnswer: 'The server didn’t say whether this was done. Reload the page to see.',
};

/** "3 documents", or the title in quotes for a single document. */
export function nameOfMoved(
  count: number,
  documents: { readonly count: number | null; readonly name: string },
): string {
  return count === 1 && documents.count === 1 ? documents.name : counted(count, 'document');
}
