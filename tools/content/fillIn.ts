// The places in the texts where something stands that is set up elsewhere: `{{desktopApp.docsUrl}}`, `{{operator.name}}`.
import { desktopApp } from '#site/desktopApp.ts';
import { operator } from '#site/operator.ts';
import type { Report } from './contentProblems.ts';

/** Said, and not left out: a reader shall see that the page is not finished, and whoever runs the site shall see where to finish it. */
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

/** The text with every such place filled in. No line is added or taken, so that lines are still those of the file. */
export function fillIn(text: string, report: Report): string {
  return text.replace(/\{\{\s*([\w.]+)\s*\}\}/g, (place, name: string, at: number) => {
    const value = values.get(name);
    if (value !== undefined) return value;
    report(`${place} names nothing that is set up`, text.slice(0, at).split('\n').length);
    return place;
  });
}
