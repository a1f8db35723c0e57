// The state of a JSON field: its text, its value, and what is wrong with it.
import { useState } from 'react';
import { messageOf } from '#machines/problem.ts';
import { playTexts } from './playTexts.ts';

/** Either the value or the error message. */
export type ReadJson = { readonly value: unknown } | { readonly problem: string };

/** Parses JSON; an empty text is `undefined`. */
export function readJson(text: string): ReadJson {
  if (text.trim() === '') return { value: undefined };
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    return { problem: playTexts.json.invalid(messageOf(error)) };
  }
}

/** Parses the payload of an event: an object without the type. */
export function readPayload(text: string): { readonly value: Record<string, unknown> } | { readonly problem: string } {
  const read = readJson(text);
  if ('problem' in read) return read;
  const { value = {} } = read;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { problem: playTexts.json.notObject };
  }
  if ('type' in value) return { problem: playTexts.json.withType };
  return { value: value as Record<string, unknown> };
}

/** The initial text of the field for a value. */
export function writeJson(value: unknown): string {
  return value === undefined ? '' : JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, ' ');
}

/** The text of a field, with the error of its last use. */
export interface JsonText {
  readonly text: string;
  readonly problem: string | null;
  readonly setProblem: (problem: string | null) => void;
  readonly setText: (text: string) => void;
}

/** Starts with the value; changing the text clears the error. */
export function useJsonField(initial: unknown): JsonText {
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
