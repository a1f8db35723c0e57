// Transitions that several states of the import have in common.

/** Choosing a file, in all states in which nothing is read or sent. */
export const choices = {
  'file.chosen': [
    { guard: 'isReadable', target: '#import.parsing', actions: 'takeFiles' },
    { target: '#import.choosing.refused', actions: 'takeFiles' },
  ],
} as const;

/** Choosing more files while some are read or compared: nothing is decided yet, so all of them are read as one. */
export const additions = {
  'file.chosen': { guard: 'isAnyNew', target: '#import.parsing', reenter: true, actions: 'addFiles' },
} as const;

/** Closing, in all states in which nothing is running. */
export const ending = {
  'import.close': { target: '#import.choosing', actions: ['forgetFiles', 'toLine'] },
} as const;

/** Ways to end a failed import. */
export const givingUp = {
  'import.takeBack': { guard: 'mayHaveAdded', target: '#import.cancelled.takingBack' },
  'import.close': [
    {
      guard: 'isInLine',
      target: '#import.choosing',
      actions: ['forgetFiles', 'toLine'],
      description: 'Documents and groups that were added stay, and nothing more is sent.',
    },
    { actions: 'toLine' },
  ],
} as const;
