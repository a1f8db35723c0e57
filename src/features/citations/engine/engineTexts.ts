// Messages for references that can't be formatted.

export const engineTexts = {
  noConnection: 'The server cannot be reached. Try again when you are online.',
  noStyles: (status: number) => `The list of citation styles can’t be loaded (${status}). Try again in a moment.`,
  styleMissing: (status: number) =>
    `The citation style can’t be loaded (${status}). Try again, or choose another style.`,
  broken: 'The citation styles can’t be run in this browser window. Reload the page and try again.',
  timedOut: 'The style did not come to an end, and was stopped. Choose another style, or fewer references.',
  stopped: 'Stopped.',
} as const;
