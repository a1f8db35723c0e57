// Reads YAML inside Markdown (front matter, charts) and validates it; reports each problem with the field's name and line.
import * as v from 'valibot';
import { LineCounter, parseDocument } from 'yaml';
import type { Report } from './contentProblems.ts';

/** Returns the parsed value, or null after reporting the errors. `what` names the block in messages; `firstLine` is the text's first line in its file. */
export function readYaml<Schema extends v.GenericSchema>(
  text: string,
  schema: Schema,
  { what, firstLine, report }: { what: string; firstLine: number; report: Report },
): v.InferOutput<Schema> | null {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  for (const { message, pos } of document.errors) {
    report(
      `${what} is not YAML: ${message.split('\n', 1).join('').replace(/:$/, '')}`,
      firstLine + lines.linePos(pos[0]).line - 1,
    );
  }
  if (document.errors.length > 0) return null;

  const result = v.safeParse(schema, document.toJS() ?? {});
  if (result.success) return result.output;
  for (const issue of result.issues) {
    const path = issue.path?.map(({ key }) => key) ?? [];
    report(
      `${what}, ${path.length === 0 ? 'as a whole' : `field "${path.join('.')}"`}: ${issue.message}`,
      lineOf(path),
    );
  }
  return null;

  /** The line of the field, or of its nearest ancestor that exists. */
  function lineOf(path: readonly unknown[]): number {
    for (let length = path.length; length > 0; length--) {
      const node: unknown = document.getIn(path.slice(0, length), true);
      if (typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range)) {
        return firstLine + lines.linePos(Number(node.range[0])).line - 1;
      }
    }
    return firstLine;
  }
}

/** Text that isn't empty and has at most this many characters. */
export function textUpTo(most: number) {
  return v.pipe(
    v.string('it must be a text'),
    v.trim(),
    v.nonEmpty('it must not be empty'),
    v.maxLength(most, ({ received }) => `it is longer than ${most} characters (${received})`),
  );
}

/** An object that allows only these fields: a mistyped name would otherwise be ignored silently. */
export function onlyFields<Fields extends v.ObjectEntries>(fields: Fields) {
  return v.strictObject(fields, (issue) => {
    if (issue.expected === 'never') return `there is no such field; the fields are ${Object.keys(fields).join(', ')}`;
    return issue.received === 'undefined' ? 'it is missing' : 'it must have fields of its own';
  });
}
