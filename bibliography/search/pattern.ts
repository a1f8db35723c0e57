// Regular expressions in searches: checked before anything runs, and translated for PostgreSQL.
import { PatternError, PatternReader } from './patternReader.ts';
import type { PatternOptions } from './patternWriter.ts';
import { searchTexts } from './searchTexts.ts';

const texts = searchTexts.pattern;

/** Characters of a pattern. */
export const maximumPatternLength = 1_000;

/** Why a regular expression cannot be used. */
export interface PatternMistake {
  readonly message: string;
  /** The character it is about, from 0 and by code points; null if it is about no single one. */
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

/** Why a regular expression cannot be used, with the position apart from the message; null if it can be used. */
export function patternMistake(pattern: string): PatternMistake | null {
  const result = read(pattern, { isFolded: false });
  return 'message' in result ? result : null;
}

/** Why a regular expression cannot be used, in one sentence that names the position; null if it can be used. */
export function patternProblem(pattern: string): string | null {
  const mistake = patternMistake(pattern);
  if (!mistake) return null;
  return mistake.position === null ? mistake.message : texts.at(mistake.message, mistake.position + 1);
}

/**
 * Writes a regular expression as an ARE of PostgreSQL. Throws a RangeError if it cannot be used: ask `patternMistake` first.
 * As in Java, `.` does not match a line break, and `^` and `$` are the ends of the whole text, unless (?s) and (?m) say otherwise.
 */
export function toPostgresPattern(pattern: string, options: PatternOptions = { isFolded: false }): string {
  const result = read(pattern, options);
  if ('message' in result) throw new RangeError(result.message);
  return result.postgres;
}
