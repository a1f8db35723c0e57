// Transitions that several states of the import have in common.

/** What choosing a file does wherever none is being read or sent. */
export const choices = {
  'file.chosen': [
    { guard: 'isReadable', target: '#import.parsing', actions: 'takeFiles' },
    { target: '#import.choosing.refused', actions: 'takeFiles' },
  ],
} as const;

/** What closing does where nothing is under way. */
export const ending = {
  'import.close': { target: '#import.choosing', actions: ['forgetFiles', 'toLine'] },
} as const;

/** What ends an import that has failed. */
export const givingUp = {
  'import.takeBack': { guard: 'mayHaveAdded', target: '#import.cancelled.takingBack' },
  'import.close': [
    {
      guard: 'isInLine',
      target: '#import.choosing',
      actions: ['forgetFiles', 'toLine'],
      description: 'What was added stays, and nothing more comes.',
    },
    { actions: 'toLine' },
  ],
} as const;
