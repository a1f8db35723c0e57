// Encodes one record of the desktop app's group tree: its fields are quoted and joined by `;`, and the whole is quoted again.

/** Puts a `\` before each `;` and `\` of the text. */
export function quote(text: string): string {
  return text.replace(/[\\;]/g, '\\$&');
}

/** Splits at each unquoted `;` and removes the quoting. A trailing `\` is literal. */
export function splitQuoted(text: string): string[] {
  const parts = [''];
  for (const [piece] of text.matchAll(/\\[^]|[^\\;]+|[\\;]/g)) {
    if (piece === ';') parts.push('');
    else parts.push((parts.pop() ?? '') + (piece.length > 1 && piece.startsWith('\\') ? piece.slice(1) : piece));
  }
  return parts;
}

/** The kind and fields of a record without level and final `;`; null if it has another form. */
export function readRecord(record: string): { readonly kind: string; readonly fields: readonly string[] } | null {
  const match = /^\s*([A-Za-z]\w*):([^]*)$/.exec(record);
  if (!match) return null;
  const [, kind = '', quoted = ''] = match;
  return { kind, fields: splitQuoted(splitQuoted(quoted).join(';')) };
}

/** Writes a record, without level and final `;`. */
export function writeRecord(kind: string, fields: readonly string[]): string {
  return `${kind}:${quote(fields.map((field) => `${quote(field)};`).join(''))}`;
}

/** The positions of unbalanced braces. */
function loneBraces(text: string): ReadonlySet<number> {
  const open: number[] = [];
  const lone = new Set<number>();
  for (const { 0: brace, index } of text.matchAll(/[{}]/g)) {
    if (brace === '{') open.push(index);
    else if (open.pop() === undefined) lone.add(index);
  }
  return new Set([...lone, ...open]);
}

/** Whether the braces are balanced: an unbalanced one would end the comment that contains the record. */
export function isBalanced(text: string): boolean {
  return loneBraces(text).size === 0;
}

/** Replaces an unbalanced brace by a fullwidth one, which BibTeX ignores. It is replaced and not removed, so that different names stay different. */
export function widenLoneBraces(text: string): string {
  const lone = loneBraces(text);
  return text.replace(/[{}]/g, (brace, index: number) =>
    !lone.has(index) ? brace : brace === '{' ? '\uff5b' : '\uff5d',
  );
}

/** Whether the text is a single record that can stand among others: nothing in it ends the record or its comment. */
export function isDesktopRecord(record: string): boolean {
  return (
    /^[A-Za-z]\w*:(?:\\.|[^\\;\n\r])*$/.test(record) && !record.startsWith('AllEntriesGroup:') && isBalanced(record)
  );
}
