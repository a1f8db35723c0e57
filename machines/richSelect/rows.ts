// The rows of a select: which options a search leaves, which one a text means, and where the keyboard goes among them.
import { fold } from '#bibliography/fold.ts';
import { findTyped, type Typed } from '../typeAhead.ts';
import type { Landing, RichSelectContext, SelectOption, SelectRow } from './richSelectTypes.ts';

/** Folding costs more than comparing, and the options of a list seldom change. */
const foldedLabels = new WeakMap<readonly SelectOption[], readonly string[]>();

function foldedLabelsOf(options: readonly SelectOption[]): readonly string[] {
  const known = foldedLabels.get(options);
  if (known) return known;
  const folded = options.map(({ label }) => fold(label));
  foldedLabels.set(options, folded);
  return folded;
}

/** The words of a search, folded. All of them are looked for, in any order. */
export function wordsOf(query: string): string[] {
  return fold(query)
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** The options whose labels hold every word of the query; case and accents do not matter. */
export function filterOptions(options: readonly SelectOption[], query: string): readonly SelectOption[] {
  const words = wordsOf(query);
  if (words.length === 0) return options;
  const labels = foldedLabelsOf(options);
  return options.filter((_, index) => words.every((word) => labels[index]?.includes(word)));
}

/** The option that a text names in full. */
export function optionNamed(options: readonly SelectOption[], text: string): SelectOption | undefined {
  const name = fold(text.trim());
  if (name === '') return undefined;
  const at = foldedLabelsOf(options).findIndex(
    (label, index) => label === name || options[index]?.value === text.trim(),
  );
  return at < 0 ? undefined : options[at];
}

/** What texts mean: the options of their names, or new ones. What is disabled is not to be had by its name either. */
export function optionsFor(options: readonly SelectOption[], texts: readonly string[]): readonly SelectOption[] {
  return texts
    .map((text) => optionNamed(options, text) ?? { value: text.trim(), label: text.trim() })
    .filter(({ disabled }) => !disabled);
}

type Shown = Pick<RichSelectContext, 'source' | 'options' | 'query' | 'creatable'>;

/** What the list shows; the offer to add what was typed comes last. */
export function rowsFor({ source, options, query, creatable }: Shown): readonly SelectRow[] {
  const text = query?.trim() ?? '';
  const found = source === 'local' ? filterOptions(options, text) : options;
  if (!creatable || text === '' || optionNamed(options, text)) return found;
  return [...found, { value: text, label: text, creates: true }];
}

function indexOf(rows: readonly SelectRow[], value: string | null): number {
  return rows.findIndex((row) => row.value === value && !row.disabled);
}

/** The value of the row to begin at; null where there is none. */
export function landOn(rows: readonly SelectRow[], landing: Landing): string | null {
  if (landing === null) return null;
  if (landing === 'last') return rows.findLast(({ disabled }) => !disabled)?.value ?? null;
  const wanted = landing === 'first' ? undefined : rows[indexOf(rows, landing.value)];
  return (wanted ?? rows.find(({ disabled }) => !disabled))?.value ?? null;
}

/** The value of the row `by` rows away, disabled ones not counted as places to stand on. */
export function moveFrom(rows: readonly SelectRow[], active: string | null, by: number, wraps: boolean): string | null {
  const places = rows.filter(({ disabled }) => !disabled);
  const from = indexOf(places, active);
  // From the text box, down leads to the first and up to the last.
  if (from < 0) return landOn(rows, by > 0 ? 'first' : 'last');
  const to = from + by;
  const within = Math.max(0, Math.min(to, places.length - 1));
  return (wraps ? places.at(to % places.length) : places[within])?.value ?? null;
}

/** Whether there is no row below this one. */
export function isLastRow(rows: readonly SelectRow[], active: string | null): boolean {
  return active !== null && active === landOn(rows, 'last');
}

/** The value of the row that is meant by what was typed, looked for from the row `from` on. */
export function findByBeginning(rows: readonly SelectRow[], typed: Typed, from: string | null): string | null {
  const labels = rows.map(({ label, disabled }) => (disabled ? null : label));
  const at = rows.findIndex(({ value }) => value === from);
  return rows[findTyped(labels, at, typed)]?.value ?? null;
}
