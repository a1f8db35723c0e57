// Draws independent values as bars, each below its label and number, on a faint bar that shows the full length.
import type { Element } from 'hast';
import type { Report } from '../contentProblems.ts';
import { element } from '../elements.ts';
import type { Chart, ChartRow, Drawing } from './chart.ts';
import { shareOfText } from './shareOfText.ts';

const rowHeight = 44;
const barTop = 22;
const barHeight = 12;

/** How far an open end extends beyond the value. */
const openEnd = 5;

function percent(share: number): string {
  return `${Number(share.toFixed(2))}%`;
}

function drawRow({ short, text, share, more }: ChartRow, index: number): Element[] {
  const y = index * rowHeight;
  const bar = { y: y + barTop, height: barHeight, rx: 2 };
  return [
    element('text', { y: y + 14, dataLabel: '' }, short),
    element('text', { x: '100%', y: y + 14, textAnchor: 'end', dataNumber: '' }, text),
    element('rect', { ...bar, width: '100%', dataTrack: '' }),
    element('rect', { ...bar, width: percent(share), dataSegment: '0' }),
    ...(more ? [element('rect', { ...bar, x: percent(share), width: percent(openEnd), dataOpen: '' })] : []),
  ];
}

/** Draws the chart. Widths are percentages, so that the chart fills its container while the text keeps its size. */
export function drawBars({ title, rows }: Chart, report: Report): Drawing {
  for (const { short, text } of rows) {
    if (shareOfText(`${short}  ${text}`) > 100) {
      report(
        `chart "${title}": "${short}" and "${text}" do not fit in one line of a phone; give the row a "short" name`,
      );
    }
  }
  return {
    height: rows.length * rowHeight - (rowHeight - barTop - barHeight),
    crowded: false,
    children: rows.flatMap(drawRow),
  };
}
