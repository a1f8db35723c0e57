// A value that a person writes as JSON, and what is wrong with it in words.
import { useState } from 'react';

/** Either the value or the words. */
export type ReadJson = { readonly value: unknown } | { readonly problem: string };

/** Reads JSON; nothing at all is `undefined`. */
export function readJson(text: string): ReadJson {
  if (text.trim() === '') return { value: undefined };
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { problem: `This is no JSON yet: ${why}. Names and texts stand in double quotes.` };
  }
}

/** Reads the payload of an event: an object, without the type. */
export function readPayload(text: string): { readonly value: Record<string, unknown> } | { readonly problem: string } {
  const read = readJson(text);
  if ('problem' in read) return read;
  const { value = {} } = read;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { problem: 'A payload is an object, such as {"name": "email"}.' };
  }
  if ('type' in value) return { problem: 'Leave out "type": it is that of the event.' };
  return { value: value as Record<string, unknown> };
}

/** The value as it is first shown to be edited. */
export function writeJson(value: unknown): string {
  return value === undefined ? '' : JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, ' ');
}

/** The text of the field, with the problem that was found when it was last used. */
export function useJsonField(initial: unknown) {
  const [text, setText] = useState(() => writeJson(initial));
  const [problem, setProblem] = useState<string | null>(null);
  return {
    text,
    problem,
    setProblem,
    setText: (next: string) => {
      setText(next);
      setProblem(null);
    },
  };
}
