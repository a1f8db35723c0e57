// A choice without its mark, for people: the mark only makes the same choice different from an earlier one.

/** `choice` as it is written (choice.ts). */
export function withoutMark(choice: string): string {
  return choice.replace(/~.*/, '');
}
