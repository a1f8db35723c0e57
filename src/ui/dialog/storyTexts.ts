// Words for the stories of dialogs.

/** More than a window holds. */
export const longText = Array.from(
  { length: 14 },
  (_, index) =>
    `${index + 1}. What the library has no field for is kept as it was written and comes back with every export: fields of one’s own, comments, the order of fields and the braces around them. Nothing that was in the file is lost, and nothing is added that nobody asked for.`,
).join('\n\n');
