// Parses typed numbers, and computes the next step.
import { inputTexts } from './inputTexts.ts';

const texts = inputTexts.number;

export interface NumberLimits {
  min?: number | undefined;
  max?: number | undefined;
  /** The size of a step, and the precision: 1 allows integers only. */
  step?: number | undefined;
}

/** A number, empty (null), or an error. */
export type ReadNumber = { value: number | null; problem?: undefined } | { value?: undefined; problem: string };

/** The number that a text is, regardless of the limits; null for any other text. */
export function numberIn(text: string): number | null {
  // A pasted minus sign is often the typographic one.
  const plain = text.trim().replace(/^\u2212/, '-');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}

/** Parses the typed text. */
export function readNumber(text: string, { min, max, step = 1 }: NumberLimits = {}): ReadNumber {
  if (text.trim() === '') return { value: null };
  const value = numberIn(text);
  if (value === null) return { problem: texts.none(example(step)) };
  if (min !== undefined && value < min) return { problem: texts.tooSmall(min) };
  if (max !== undefined && value > max) return { problem: texts.tooLarge(max) };
  if (decimals(text) > decimals(String(step)))
    return { problem: Number.isInteger(step) ? texts.notWhole : texts.tooFine(step) };
  return { value };
}

/** The value after `count` steps, within the limits. Empty or invalid text starts at the minimum. */
export function stepNumber(text: string, count: number, limits: NumberLimits = {}): string {
  const { min = -Infinity, max = Infinity, step = 1 } = limits;
  const value = numberIn(text);
  const next = value === null ? (limits.min ?? 0) : value + count * step;
  // Removes rounding errors of decimal sums.
  return String(Number(Math.min(max, Math.max(min, next)).toFixed(Math.max(decimals(text), decimals(String(step))))));
}

function example(step: number): string {
  return Number.isInteger(step) ? '12' : (12 + step).toFixed(decimals(String(step)));
}

function decimals(text: string): number {
  return text.trim().split('.')[1]?.length ?? 0;
}
