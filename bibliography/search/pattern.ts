// Regular expressions in searches: checked before use, and translated for PostgreSQL.
import { PatternError, PatternReader } from './patternReader.ts';
import type { PatternOptions } from './patternWriter.ts';
import { searchTexts } from './searchTexts.ts';

const texts = searchTexts.pattern;

/** The maximum length of a pattern. */
export const maximumPatternLength = 1_000;

/** Why a regular expression cannot be used. */
export interface PatternMistake {
  readonly message: string;
  /** The 0-based code point of the error; null if it concerns no single character. */
  readonly position: number | null;
}

function read(pattern: string, options: PatternOptions): { readonly postgres: string } | PatternMistake {
  if (pattern.length > maximumPatternLength) {
    return { message: texts.tooLong(maximumPatternLength), position: null };
  }
  if (/\0|\p{Surrogate}/u.test(pattern)) {
    return { message: texts.unusableCharacters, position: null };
  }
  try {
    return { postgres: new PatternReader(pattern, options).read() };
  } catch (error) {
    if (error instanceof PatternError) return { message: error.message, position: error.position };
    throw error;
  }
}

/** Why a regular expression can't be used, as a message and a position; null if it is valid. */
export function patternMistake(pattern: string): PatternMistake | null {
  const result = read(pattern, { isFolded: false });
  return 'message' in result ? result : null;
}

/** Why a regular expression can't be used, as one sentence with the position; null if it is valid. */
export function patternProblem(pattern: string): string | null {
  const mistake = patternMistake(pattern);
  if (!mistake) return null;
  return mistake.position === null ? mistake.message : texts.at(mistake.message, mistake.position + 1);
}

/**
 * Translates a regular expression into a PostgreSQL ARE. Throws a RangeError if it is invalid: call `patternMistake` first. As in Java, `.` doesn't match line
 * breaks, and `^` and `$` match only at the ends of the text, unless (?s) and (?m) are given.
 */
export function toPostgresPattern(pattern: string, options: PatternOptions = { isFolded: false }): string {
  const result = read(pattern, options);
  if ('message' in result) throw new RangeError(result.message);
  return result.postgres;
}
