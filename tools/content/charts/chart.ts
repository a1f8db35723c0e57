// Reads and validates a ```chart block of a Markdown file.
import type { Element } from 'hast';
import * as v from 'valibot';
import type { Report } from '../contentProblems.ts';
import { onlyFields, readYaml, textUpTo } from '../readYaml.ts';

const row = onlyFields({
  label: textUpTo(80),
  /** A shorter label for the chart, if the label is too long for a phone. */
  short: v.optional(textUpTo(40)),
  /** The length of the bar. */
  value: v.pipe(v.number('it must be a number'), v.minValue(0, 'it must not be less than 0')),
  /** The value in words ("about a third"), on the chart and in the table. It must not claim more than the survey found. */
  text: v.optional(textUpTo(40)),
  /** The actual number is higher than `value`, so the bar has an open end. */
  more: v.optional(v.boolean('it must be true or false'), false),
  /** This row is what remains of the whole after the other rows. */
  rest: v.optional(v.boolean('it must be true or false'), false),
  /** The number of people who answered. */
  of: v.optional(v.pipe(v.number('it must be a number'), v.integer('it must be a whole number'))),
});

const chart = onlyFields({
  title: textUpTo(80),
  /** What the numbers measure, and how the survey asked for them. */
  note: v.optional(textUpTo(200)),
  /** `bars` are independent of each other; `parts` add up to a whole. */
  kind: v.picklist(['bars', 'parts'], 'it must be bars or parts'),
  unit: v.optional(textUpTo(10), '%'),
  /** The sum of all parts, or the value of the longest possible bar. */
  whole: v.optional(v.pipe(v.number('it must be a number'), v.minValue(1, 'it must be 1 or more')), 100),
  /** The table's column headings: label, value and, if rows have `of`, the number of answers. */
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
  /** The share of the whole, from 0 to 100. */
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

/** A drawn chart: its height and its SVG elements. */
export interface Drawing {
  readonly height: number;
  /** True if some numbers are placed below the bar on narrow screens, which makes the chart higher there. */
  readonly crowded: boolean;
  readonly children: readonly Element[];
}

/** The number of shades that can be told apart in both colour modes. The `rest` has a shade of its own. */
const maximumParts = 3;

/** Reads the block, or reports its errors. `firstLine` is the line after the opening fence. */
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
    if (rows.filter(({ rest }) => !rest).length > maximumParts)
      problem(`more than ${maximumParts} parts and the rest; draw bars`);
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
      // A non-breaking space keeps the number and its unit together.
      text: text ?? `${value}\u00a0${unit}`,
      more,
      rest,
      of,
    })),
  };
}
