// Replaces placeholders such as `{{desktopApp.docsUrl}}` and `{{operator.name}}` in the texts with configured values.
import { desktopApp } from '#site/desktopApp.ts';
import { operator } from '#site/operator.ts';
import type { Report } from './contentProblems.ts';

/** Shows a missing value instead of hiding it, so that readers see that the page isn't finished and the operator sees what to fill in. */
const missing = '*Missing: not filled in yet.*';

function valuesOf(name: string, values: object): [string, string][] {
  return Object.entries(values).flatMap(([key, value]: [string, unknown]): [string, string][] =>
    typeof value === 'string' ? [[`${name}.${key}`, value]] : value === null ? [[`${name}.${key}`, missing]] : [],
  );
}

const values: ReadonlyMap<string, string> = new Map([
  ...valuesOf('desktopApp', desktopApp),
  ...valuesOf('operator', operator),
]);

/** Replaces every placeholder. The number of lines stays the same, so that line numbers still match the file. */
export function fillIn(text: string, report: Report): string {
  return text.replace(/\{\{\s*([\w.]+)\s*\}\}/g, (place, name: string, at: number) => {
    const value = values.get(name);
    if (value !== undefined) return value;
    report(`${place} names nothing that is set up`, text.slice(0, at).split('\n').length);
    return place;
  });
}
