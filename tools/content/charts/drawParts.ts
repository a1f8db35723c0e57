// Draws the parts of a whole as one bar with gaps, shades and numbers.
import type { Report } from '../contentProblems.ts';
import { element } from '../elements.ts';
import type { Chart, Drawing } from './chart.ts';
import { shareOfText } from './shareOfText.ts';

const barTop = 22;
const barHeight = 24;
const lowerLine = 16;

function percent(share: number): string {
  return `${Number(share.toFixed(2))}%`;
}

/**
 * Draws the chart. If a number is too wide for its part on a phone, every second number is placed below the bar there (`data-turn`; the style sheet has the
 * breakpoint).
 */
export function drawParts({ title, rows }: Chart, report: Report): Drawing {
  const starts = rows.map((_, index) => rows.slice(0, index).reduce((sum, { share }) => sum + share, 0));
  const parts = rows.map((row, index) => ({ ...row, index, start: starts[index] ?? 0 }));
  const crowded = parts.some(({ text, share }) => shareOfText(text) > share);
  for (const { text, index, share } of crowded ? parts : []) {
    // A number may extend into the neighbouring part, whose own number is on the other side of the bar. The last number extends to the left.
    const beside = parts[index + 1] ?? parts[index - 1];
    if (shareOfText(text) > share + (beside?.share ?? 0)) {
      report(`chart "${title}": "${text}" does not fit at its part on a phone; give it a shorter "text", or draw bars`);
    }
  }

  const segments = parts.map(({ start, share, rest, index }) =>
    element('rect', {
      x: percent(start),
      y: barTop,
      width: percent(share),
      height: barHeight,
      dataSegment: rest ? 'rest' : String(index),
    }),
  );
  const gaps = parts.slice(1).map(({ start }) =>
    element('line', {
      x1: percent(start),
      x2: percent(start),
      y1: barTop - 1,
      y2: barTop + barHeight + 1,
      dataGap: '',
    }),
  );
  const numbers = parts.map(({ start, share, text, index }) => {
    const atEnd = index === parts.length - 1 && shareOfText(text) > share;
    const place = atEnd ? { x: '100%', textAnchor: 'end' } : { x: percent(start) };
    const turn = crowded && index % 2 === 1 ? { dataTurn: '' } : {};
    return element('text', { ...place, y: 14, dataNumber: '', ...turn }, text);
  });
  return {
    height: barTop + barHeight + (crowded ? lowerLine + 4 : 0),
    crowded,
    children: [...segments, ...gaps, ...numbers],
  };
}
