// Defines how values from the database are parsed, the same for both engines.
import pg from 'pg';

const { INT8, DATE, TIMESTAMP } = pg.types.builtins;
/** The type ids of arrays, for which `pg` has no names. */
const int8Array = 1016;
const textArray = 1009;

/** Returns a number if it is exact, else the digits as text. */
function parseInt8(text: string): number | string {
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : text;
}

const parserOf = pg.types.getTypeParser as (id: number, format?: 'text' | 'binary') => (text: string) => unknown;
const parseTextArray = parserOf(textArray) as (text: string) => (string | null)[];

const parsers = new Map<number, (text: string) => unknown>([
  [INT8, parseInt8],
  [int8Array, (text) => parseTextArray(text).map((item) => (item === null ? null : parseInt8(item)))],
  // Kept as text, because a JavaScript Date would interpret them in the time zone of the process.
  [DATE, (text) => text],
  [TIMESTAMP, (text) => text],
]);

/** For the `types` option of `pg`. */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format: 'text' | 'binary' = 'text') =>
    (format === 'text' ? parsers.get(id) : undefined) ?? parserOf(id, format),
};
