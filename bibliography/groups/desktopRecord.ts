// One record of the desktop app's group tree as text: its fields joined by `;`, quoted, and quoted once more as a whole.

/** A `;` or `\` of the text gets a `\`. */
export function quote(text: string): string {
  return text.replace(/[\\;]/g, '\\$&');
}

/** Parts at each `;` that is not quoted, and takes the quotes away. A `\` at the end stands for itself. */
export function splitQuoted(text: string): string[] {
  const parts = [''];
  for (const [piece] of text.matchAll(/\\[^]|[^\\;]+|[\\;]/g)) {
    if (piece === ';') parts.push('');
    else parts.push((parts.pop() ?? '') + (piece.length > 1 && piece.startsWith('\\') ? piece.slice(1) : piece));
  }
  return parts;
}

/** The kind and the fields of a record, without level and the final `;`; null when it has no such form. */
export function readRecord(record: string): { readonly kind: string; readonly fields: readonly string[] } | null {
  const match = /^\s*([A-Za-z]\w*):([^]*)$/.exec(record);
  if (!match) return null;
  const [, kind = '', quoted = ''] = match;
  return { kind, fields: splitQuoted(splitQuoted(quoted).join(';')) };
}

/** Writes a record, without level and the final `;`. */
export function writeRecord(kind: string, fields: readonly string[]): string {
  return `${kind}:${quote(fields.map((field) => `${quote(field)};`).join(''))}`;
}

/** Where the braces stand that have no partner. */
function loneBraces(text: string): ReadonlySet<number> {
  const open: number[] = [];
  const lone = new Set<number>();
  for (const { 0: brace, index } of text.matchAll(/[{}]/g)) {
    if (brace === '{') open.push(index);
    else if (open.pop() === undefined) lone.add(index);
  }
  return new Set([...lone, ...open]);
}

/** Whether every brace has its partner: one that has not would end the comment that the record stands in. */
export function isBalanced(text: string): boolean {
  return loneBraces(text).size === 0;
}

/** A brace without its partner becomes a wide one, which is none to BibTeX: so that what differs goes on to differ. */
export function widenLoneBraces(text: string): string {
  const lone = loneBraces(text);
  return text.replace(/[{}]/g, (brace, index: number) =>
    !lone.has(index) ? brace : brace === '{' ? '\uff5b' : '\uff5d',
  );
}

/** Whether it is one record and can stand among others: nothing in it ends it, or the comment it stands in. */
export function isDesktopRecord(record: string): boolean {
  return (
    /^[A-Za-z]\w*:(?:\\.|[^\\;\n\r])*$/.test(record) && !record.startsWith('AllEntriesGroup:') && isBalanced(record)
  );
}
