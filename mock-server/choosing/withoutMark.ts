// A choice as people read it: the mark that makes the same choice another one means nothing to them.

/** `choice` as it is written (choice.ts). */
export function withoutMark(choice: string): string {
  return choice.replace(/~.*/, '');
}
