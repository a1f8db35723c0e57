// How values come out of a database, the same for both engines.
import pg from 'pg';

const { INT8, DATE, TIMESTAMP } = pg.types.builtins;
/** Arrays have no names in `pg`. */
const int8Array = 1016;
const textArray = 1009;

/** A number while that is exact, else the digits. */
function parseInt8(text: string): number | string {
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : text;
}

const parserOf = pg.types.getTypeParser as (id: number, format?: 'text' | 'binary') => (text: string) => unknown;
const parseTextArray = parserOf(textArray) as (text: string) => (string | null)[];

const parsers = new Map<number, (text: string) => unknown>([
  [INT8, parseInt8],
  [int8Array, (text) => parseTextArray(text).map((item) => (item === null ? null : parseInt8(item)))],
  // As text: a JavaScript Date would shift them into the time zone of the process.
  [DATE, (text) => text],
  [TIMESTAMP, (text) => text],
]);

/** For the `types` option of `pg`. */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format: 'text' | 'binary' = 'text') =>
    (format === 'text' ? parsers.get(id) : undefined) ?? parserOf(id, format),
};
