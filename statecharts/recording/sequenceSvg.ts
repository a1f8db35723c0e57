// Writes a sequence as a standalone SVG on a white ground.
import { element } from '../drawing/svg/xml.ts';
import { sequenceLayout } from './sequenceLayout.ts';
import type { Sequence } from './sequence.ts';

const ink = '#1f1e1c';
const quiet = '#cccac8';
const font = { 'font-family': 'system-ui, sans-serif', 'font-size': 11 };

/** The picture. */
export function sequenceSvg(sequence: Sequence): string {
  const { width, height, columns, messages } = sequenceLayout(sequence);
  const parts = [
    element('rect', { width, height, fill: '#ffffff' }),
    ...columns.flatMap(({ x, label }) => [
      element('text', { x, y: 22, 'text-anchor': 'middle', 'font-weight': 600, fill: ink, ...font }, [label], 'text'),
      element('line', { x1: x, y1: 32, x2: x, y2: height, stroke: quiet }),
    ]),
    ...messages.flatMap(({ message, y, path, tip, label, textX }) => [
      element('path', { d: path, fill: 'none', stroke: ink, ...(message.isAnswer && { 'stroke-dasharray': '4 3' }) }),
      element('path', { d: `M${tip.x} ${tip.y}l${tip.side * 7} -4v8z`, fill: ink }),
      // The white edge keeps the columns' lines away from the letters.
      element(
        'text',
        { x: textX, y: y - 6, fill: ink, stroke: '#ffffff', 'stroke-width': 3, 'paint-order': 'stroke', ...font },
        [label],
        'text',
      ),
    ]),
  ];
  return `${element('svg', { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` }, parts)}\n`;
}
