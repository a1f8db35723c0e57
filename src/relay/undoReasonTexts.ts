// The reasons why something was not undone, or only partly.

/** Like `counted` in `src/ui`, which this layer must not import. */
const counted = (count: number, noun: string) => `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;

const goneOrChanged = (count: number) => `${count === 1 ? 'was' : 'were'} changed since or deleted`;

export const undoReasonTexts = {
  notUndone: (why: string) => `Couldn’t undo: ${why}`,
  partlyUndone: (why: string) => `Only partly undone: ${why}`,
  unanswered: (why: string) => `${why}. It may not have been undone. It’s safe to try again.`,
  /** Follows "Couldn't undo:". */
  nothingLeft: (left: number) =>
    left === 0 ? 'none of it is left' : `${left === 1 ? 'it' : 'everything'} was changed since or deleted`,
  /** Follows "except". Null if nothing was kept. */
  left: (documents: number, groups: number): string | null => {
    if (documents + groups === 0) return null;
    const parts = [documents && counted(documents, 'document'), groups && counted(groups, 'group')].filter(Boolean);
    return `${parts.join(' and ')} that ${goneOrChanged(documents + groups)}`;
  },
  leftRevisions: 'fields that were changed since',
  /** A sentence that follows the number of undone items. */
  leftDocuments: (count: number) => `${counted(count, 'document')} ${goneOrChanged(count)}`,
};
