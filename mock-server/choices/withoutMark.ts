// Removes the mark from a choice for display, because the mark only distinguishes it from the same choice made earlier.

/** `choice` in the notation of choice.ts. */
export function withoutMark(choice: string): string {
  return choice.replace(/~.*/, '');
}
