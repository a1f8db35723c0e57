// Parses the HTML that citeproc writes into blocks of runs. Only citeproc's own elements are recognized; everything else is text.
import type { Block, Run, TextFormat } from './formattedText.ts';

const token = /<(\/?)(i|em|b|sup|sub|span|div)((?:\s[^<>]*)?)>|&#(\d{1,7});|&(amp|lt|gt|quot);|[^<&]+|[<&]/g;

const namedCharacters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

const formats: ReadonlyMap<string, TextFormat> = new Map<string, TextFormat>([
  ['i', { italic: true }],
  ['em', { italic: true }],
  ['b', { bold: true }],
  ['sup', { position: 'superscript' }],
  ['sub', { position: 'subscript' }],
  ['span style="font-style:normal;"', { italic: false }],
  ['span style="font-weight:normal;"', { bold: false }],
  ['span style="font-variant:small-caps;"', { smallCaps: true }],
  ['span style="font-variant:normal;"', { smallCaps: false }],
  ['span style="text-decoration:underline;"', { underline: true }],
  ['span style="text-decoration:none;"', { underline: false }],
  ['span style="baseline"', { position: 'baseline' }],
]);

const places: ReadonlyMap<string, Block['place']> = new Map<string, Block['place']>([
  ['div class="csl-left-margin"', 'leftMargin'],
  ['div class="csl-right-inline"', 'rightInline'],
  ['div class="csl-block"', 'block'],
  ['div class="csl-indent"', 'indent'],
]);

interface OpenElement {
  readonly name: string;
  readonly format: TextFormat;
  readonly place: Block['place'];
}

const isSame = (one: TextFormat, other: TextFormat): boolean =>
  one.italic === other.italic &&
  one.bold === other.bold &&
  one.underline === other.underline &&
  one.smallCaps === other.smallCaps &&
  one.position === other.position;

/** Removes formats that an inner element has reset, such as `italic: false`. */
function presentFormat(format: TextFormat): TextFormat {
  const isPresent = ([, value]: [string, unknown]) => value !== false && value !== 'baseline';
  return Object.fromEntries(Object.entries(format).filter(isPresent));
}

/** White space at the start and the end of a block comes from citeproc's lines, not from the style. */
function trimRuns(runs: readonly Run[]): Run[] {
  const kept = runs.map((run, index) => {
    const start = index === 0 ? run.text.trimStart() : run.text;
    return { ...run, text: index === runs.length - 1 ? start.trimEnd() : start };
  });
  const trimmed = kept.filter(({ text }) => text !== '');
  return trimmed.length === runs.length ? trimmed : trimRuns(trimmed);
}

/** Reads a reference or a citation. */
export function readEngineOutput(html: string): Block[] {
  const blocks: { place: Block['place']; runs: Run[] }[] = [];
  const open: OpenElement[] = [{ name: '', format: {}, place: 'line' }];
  let block: (typeof blocks)[number] | null = null;
  const addText = (text: string) => {
    const { format, place } = open.at(-1) ?? { format: {}, place: 'line' };
    if (block?.place !== place) {
      block = { place, runs: [] };
      blocks.push(block);
    }
    const last = block.runs.at(-1);
    if (last && isSame(last, format)) block.runs[block.runs.length - 1] = { ...last, text: last.text + text };
    else block.runs.push({ ...format, text });
  };
  for (const [piece, slash, name, attributes, code, character] of html.matchAll(token)) {
    if (name === undefined) {
      const coded = code === undefined ? null : String.fromCodePoint(Math.min(Number(code), 0x10ffff));
      addText(coded ?? (character === undefined ? piece : (namedCharacters[character] ?? piece)));
      continue;
    }
    if (slash === '/') {
      // A closing tag without an opening tag is ignored.
      const index = open.findLastIndex((element) => element.name === name);
      if (index > 0) open.splice(index);
      continue;
    }
    const outer = open.at(-1) ?? { name: '', format: {}, place: 'line' as const };
    const element = name + (attributes ?? '');
    const place = places.get(element) ?? outer.place;
    // Each of these elements starts a new block, even directly after an element of the same kind.
    if (places.has(element)) block = null;
    open.push({ name, format: presentFormat({ ...outer.format, ...formats.get(element) }), place });
  }
  return blocks.map(({ place, runs }) => ({ place, runs: trimRuns(runs) })).filter(({ runs }) => runs.length > 0);
}
