// How long a way is, in words.

/** `1 step`, `3 steps`. */
export const stepsText = (count: number) => (count === 1 ? '1 step' : `${count} steps`);
