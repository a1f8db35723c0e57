// The texts of undo and redo.

export const undoTexts = {
  undo: 'Undo',
  redo: 'Redo',
  tryAgain: 'Try again',
  undone: (what: string) => `Undone: ${what}`,
  redone: (what: string) => `Redone: ${what}`,
  except: (done: string, left: string) => `${done}, except ${left}`,
  andLeft: (done: string, left: string) => `${done}. ${left}.`,
  noRedo: (done: string) => `${done}. This can’t be redone.`,
  noUndo: (done: string) => `${done}. This can’t be undone.`,
  /** `done` of `all` were undone before this went wrong. */
  stopped: (done: number, all: number, why: string) =>
    `${done.toLocaleString('en')} of ${all.toLocaleString('en')} done. ${why}`,
  failed: (what: string, why: string) => `${what}. ${why}`,
  nothingToUndo: 'Nothing to undo',
  nothingToRedo: 'Nothing to redo',
  overtaken: 'This was undone already, or something else was changed since.',
  unknown: 'This page can’t undo it any more.',
};
