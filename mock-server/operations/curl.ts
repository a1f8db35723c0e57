// Writes an operation as a `curl` command that repeats it.
import type { LoggedOperation } from './operationLog.ts';

/** Quotes a text as one word of a POSIX shell. */
function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** `headers` contains the headers for the world, the scenario and the session. */
export function toCurl(
  { query, variables }: Pick<LoggedOperation, 'query' | 'variables'>,
  url: string,
  headers: Readonly<Record<string, string>>,
): string {
  const all = { 'content-type': 'application/json', ...headers };
  return [
    `curl ${quote(`${url}/api`)}`,
    ...Object.entries(all).map(([name, value]) => `  -H ${quote(`${name}: ${value}`)}`),
    `  --data-raw ${quote(JSON.stringify({ query, variables }))}`,
  ].join(' \\\n');
}
