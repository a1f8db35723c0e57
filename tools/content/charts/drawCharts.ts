// Replaces each ```chart block with a figure: a drawing, and a table of the same numbers for screen readers and anyone who wants them.
import GithubSlugger from 'github-slugger';
import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { Report } from '../contentProblems.ts';
import { element, lineOf, replaceElements } from '../elements.ts';
import { type Chart, readChart } from './chart.ts';
import { drawBars } from './drawBars.ts';
import { drawParts } from './drawParts.ts';

function drawing(chart: Chart, report: Report): Element {
  const { height, crowded, children } = chart.kind === 'bars' ? drawBars(chart, report) : drawParts(chart, report);
  const name = `${chart.title}, as a chart; the table below has the same numbers`;
  return element(
    'svg',
    { role: 'img', ariaLabel: name, width: '100%', height, ...(crowded && { dataCrowded: '' }) },
    ...children,
  );
}

function table({ kind, columns, rows }: Chart, captionId: string): Element {
  const [labels = '', numbers = '', answers] = columns;
  const head = [
    element('th', { scope: 'col' }, labels),
    element('th', { scope: 'col', dataNumber: '' }, numbers),
    ...(answers === undefined ? [] : [element('th', { scope: 'col', dataNumber: '' }, answers)]),
  ];
  const body = rows.map(({ label, text, rest, of }, index) => {
    const swatch = element('span', { dataSegment: rest ? 'rest' : String(index), ariaHidden: 'true' });
    return element(
      'tr',
      {},
      element('th', { scope: 'row' }, ...(kind === 'parts' ? [swatch] : []), label),
      element('td', { dataNumber: '' }, text),
      ...(answers === undefined ? [] : [element('td', { dataNumber: '' }, of === undefined ? '–' : String(of))]),
    );
  });
  return element(
    'table',
    { ariaLabelledBy: [captionId] },
    element('thead', {}, element('tr', {}, ...head)),
    element('tbody', {}, ...body),
  );
}

function figure(chart: Chart, report: Report): Element {
  const id = `chart-${new GithubSlugger().slug(chart.title)}`;
  const caption = element('span', { id, dataTitle: '' }, chart.title);
  return element(
    'figure',
    { dataChart: chart.kind },
    element('figcaption', {}, caption, ...(chart.note === undefined ? [] : [' ', element('span', {}, chart.note)])),
    drawing(chart, report),
    table(chart, id),
  );
}

function isChart(node: Element): boolean {
  const [code] = node.children;
  const names = code?.type === 'element' ? code.properties.className : undefined;
  return node.tagName === 'pre' && Array.isArray(names) && names.includes('language-chart');
}

/** Changes the tree. Reports blocks that cannot be read. */
export function drawCharts(tree: Root, report: Report): void {
  replaceElements(tree, (node) => {
    if (!isChart(node)) return undefined;
    const line = lineOf(node) ?? 0;
    // The line after the opening fence.
    const chart = readChart(toString(node), line + 1, report);
    return chart ? figure(chart, (text) => report(text, line)) : undefined;
  });
}
