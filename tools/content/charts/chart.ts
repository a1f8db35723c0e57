// What a chart says: the block ```chart of a Markdown file, read and checked.
import type { Element } from 'hast';
import * as v from 'valibot';
import type { Report } from '../contentProblems.ts';
import { onlyFields, readYaml, textUpTo } from '../readYaml.ts';

const row = onlyFields({
  label: textUpTo(80),
  /** Its name on the chart, where the label is too long for a phone. */
  short: v.optional(textUpTo(40)),
  /** How long it is drawn. */
  value: v.pipe(v.number('it must be a number'), v.minValue(0, 'it must not be less than 0')),
  /** What is said of it, on the chart and in the table ("about a third"): never more than is known. */
  text: v.optional(textUpTo(40)),
  /** It is known to be more than the value: its bar ends open. */
  more: v.optional(v.boolean('it must be true or false'), false),
  /** It is what the other parts leave. */
  rest: v.optional(v.boolean('it must be true or false'), false),
  /** How many people answered. */
  of: v.optional(v.pipe(v.number('it must be a number'), v.integer('it must be a whole number'))),
});

const chart = onlyFields({
  title: textUpTo(80),
  /** What the numbers are shares or counts of, and how they were asked for. */
  note: v.optional(textUpTo(200)),
  /** `bars` stand each for itself, `parts` make one whole. */
  kind: v.picklist(['bars', 'parts'], 'it must be bars or parts'),
  unit: v.optional(textUpTo(10), '%'),
  /** What all parts make together, and what the longest possible bar stands for. */
  whole: v.optional(v.pipe(v.number('it must be a number'), v.minValue(1, 'it must be 1 or more')), 100),
  /** The heads of the table: of the labels, of the values and, where rows say so, of the number of answers. */
  columns: v.pipe(
    v.array(textUpTo(40), 'it must be a list'),
    v.minLength(2, 'it must have two heads, or three where rows have "of"'),
    v.maxLength(3, 'it must have two heads, or three where rows have "of"'),
  ),
  rows: v.pipe(v.array(row, 'it must be a list'), v.minLength(2, 'it must have two rows or more')),
});

type ChartBlock = v.InferOutput<typeof chart>;

export interface ChartRow {
  readonly label: string;
  readonly short: string;
  /** From 0 to 100, of the whole. */
  readonly share: number;
  readonly text: string;
  readonly more: boolean;
  readonly rest: boolean;
  readonly of: number | undefined;
}

export interface Chart {
  readonly title: string;
  readonly note: string | undefined;
  readonly kind: ChartBlock['kind'];
  readonly columns: readonly string[];
  readonly rows: readonly ChartRow[];
}

/** A chart as it is drawn: what the picture holds, and how high it is. */
export interface Drawing {
  readonly height: number;
  /** Some of its numbers stand below the bar where there is little room; elsewhere it is less high. */
  readonly crowded: boolean;
  readonly children: readonly Element[];
}

/** Shades that can be told apart on either ground; the rest has its own. */
const mostParts = 3;

/** Reads the block, or reports what is wrong with it. `firstLine` is the first line within the fence. */
export function readChart(yaml: string, firstLine: number, report: Report): Chart | null {
  const block = readYaml(yaml, chart, { what: 'chart', firstLine, report });
  if (!block) return null;
  const problem = (text: string) => report(`chart "${block.title}": ${text}`, firstLine);
  const { rows, whole, unit } = block;

  const tooMuch = rows.find(({ value }) => value > whole);
  if (tooMuch) problem(`"${tooMuch.label}" has ${tooMuch.value}, more than the whole (${whole})`);
  const labels = new Set(rows.map(({ label }) => label));
  if (labels.size < rows.length) problem('two rows have the same label');
  const answered = rows.some((each) => each.of !== undefined);
  if (answered !== (block.columns.length === 3)) problem('a third head stands where rows have "of", and only there');
  if (block.kind === 'parts') {
    const sum = rows.reduce((total, { value }) => total + value, 0);
    if (Math.abs(sum - whole) > whole / 1000) problem(`its parts make ${sum}, not ${whole}`);
    if (rows.filter(({ rest }) => !rest).length > mostParts)
      problem(`more than ${mostParts} parts and the rest; draw bars`);
  }
  if (rows.some(({ rest }, index) => rest && (block.kind === 'bars' || index < rows.length - 1))) {
    problem('only the last of parts can be the rest');
  }
  if (block.kind === 'parts' && rows.some(({ more }) => more)) problem('a part has no open end; draw bars');

  return {
    title: block.title,
    note: block.note,
    kind: block.kind,
    columns: block.columns,
    rows: rows.map(({ label, short = label, value, text, more, rest, of }) => ({
      label,
      short,
      share: (value / whole) * 100,
      // The space does not break: a number and its unit are one word.
      text: text ?? `${value}\u00a0${unit}`,
      more,
      rest,
      of,
    })),
  };
}
