// Reads the common forms of chemical formulas (mhchem) and of numbers with units (siunitx); other forms stay as in the file.
import { groupEnd, type Reader, skipSpace, type Source } from '../texCommands.ts';

const subscripts = '₀₁₂₃₄₅₆₇₈₉';
const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

const subscript = (text: string): string => text.replace(/\d/g, (digit) => subscripts[Number(digit)] ?? digit);
const superscript = (text: string): string =>
  text
    .replace(/\d/g, (digit) => superscripts[Number(digit)] ?? digit)
    .replaceAll('+', '⁺')
    .replace(/[-−]/g, '⁻');

/** The maximum length of a formula or number. */
const longest = 500;

/** The arguments in braces after a command, ignoring options in brackets; null if there are too few. */
function groupsAfter({ latex }: Source, at: number, count: number): { texts: string[]; end: number } | null {
  const texts: string[] = [];
  let end = latex[at] === '*' ? at + 1 : at;
  while (texts.length < count) {
    const start = skipSpace(latex, end);
    const option = /^\[[^\][]*\]/.exec(latex.slice(start, start + 200))?.[0];
    if (option !== undefined) {
      end = start + option.length;
      continue;
    }
    const near = latex.slice(start, start + longest);
    const length = near.startsWith('{') ? groupEnd(near, 0) : null;
    if (length === null) return null;
    texts.push(near.slice(1, length - 1).trim());
    end = start + length;
  }
  return { texts, end };
}

/** Reads the arguments in braces; `read` returns null for unknown content. In formulas a space counts as an argument, too. */
const groupsOf =
  (count: number, read: (first: string, second: string, third: string) => string | null): Reader =>
  (source, at) => {
    const found = groupsAfter(source, at, count);
    const [first = '', second = '', third = ''] = found?.texts ?? [];
    const text = found && read(first, second, third);
    if (!found || text === null) return null;
    return { text: text.replace(/[ %]/g, (sign) => (sign === ' ' ? '~' : source.literal(sign))), end: found.end };
  };

type Step = readonly [pattern: RegExp, read: (match: RegExpExecArray) => string];

/** The parts of a chemical formula, in the order in which they are tried; the meaning of a number depends on what precedes it. */
const chemistry: readonly Step[] = [
  [/\s*(?:->(?!\[)|\\rightarrow(?![a-zA-Z]))\s*/y, () => ' → '],
  [/\s*<=>>?\s*/y, () => ' ⇌ '],
  [/\s*<->\s*/y, () => ' ↔ '],
  [/\s+\+\s+/y, () => ' + '],
  [/\s+/y, () => ' '],
  [/\^\{?(\d*[+-]?)\}?(?![\d+-])/y, ([, charge = '']) => superscript(charge)],
  [/_\{?(\d+)\}?/y, ([, number = '']) => subscript(number)],
  [/(?<=[A-Za-z)\]])\d+/y, ([number]) => subscript(number)],
  [/(?<=[A-Za-z\d)\]])[+-](?=$|\s|[)\]])/y, ([charge]) => superscript(charge)],
  [/\d+(?:\.\d+)?(?:\/\d+)?/y, ([number]) => number],
  [/[A-Za-z]+|[()[\],]/y, ([letters]) => letters],
  [/\s*[.*]\s*|\\cdot(?![a-zA-Z])\s*/y, () => '·'],
  [/[-=](?=[A-Za-z([])/y, ([bond]) => bond],
  [/#(?=[A-Za-z([])/y, () => '≡'],
];

function readWith(steps: readonly Step[], text: string): string | null {
  let read = '';
  for (let at = 0; at < text.length;) {
    let end = at;
    for (const [pattern, meaning] of steps) {
      pattern.lastIndex = at;
      const match = pattern.exec(text);
      if (!match || match[0] === '') continue;
      read += meaning(match);
      end = at + match[0].length;
      break;
    }
    if (end === at) return null;
    at = end;
  }
  return read;
}

/** `1.5e-3`, `1 \pm 0.1`, `2x10`. */
function readNumber(source: string): string | null {
  const text = source
    .replace(/\\pm(?![a-zA-Z])|\+-/g, '±')
    .replace(/\\(?:times|x)(?![a-zA-Z])|[xX]/g, '×')
    .replace(/(?:\\,|~|\s)+/g, '');
  const match = /^([-+]?[\d.,]*(?:\(\d+\))?(?:[±×][-+]?[\d.,]+)*)(?:[eEdD]([-+]?\d+))?$/.exec(text);
  const [, number = '', exponent] = match ?? [];
  if (!match || (!/\d/.test(number) && exponent === undefined)) return null;
  const shown = number.replaceAll('±', ' ± ').replaceAll('×', ' × ').replace(/^-/, '−');
  if (exponent === undefined) return shown;
  return `${shown}${/\d/.test(number) ? '×' : ''}10${superscript(exponent.replace(/^\+/, ''))}`;
}

const pairs = (text: string): ReadonlyMap<string, string> =>
  new Map(text.split(' ').map((pair) => pair.split(':') as [string, string]));

const prefixes = pairs(
  'yocto:y zepto:z atto:a femto:f pico:p nano:n micro:μ milli:m centi:c deci:d deca:da deka:da hecto:h kilo:k mega:M giga:G tera:T ' +
    'peta:P exa:E zetta:Z yotta:Y',
);

const units = pairs(
  'ampere:A candela:cd kelvin:K kilogram:kg kg:kg gram:g metre:m meter:m mole:mol second:s becquerel:Bq degreeCelsius:°C celsius:°C ' +
    'coulomb:C farad:F gray:Gy hertz:Hz henry:H joule:J katal:kat lumen:lm lux:lx newton:N ohm:Ω pascal:Pa radian:rad siemens:S ' +
    'sievert:Sv steradian:sr tesla:T volt:V watt:W weber:Wb day:d hectare:ha hour:h litre:l liter:L minute:min tonne:t ' +
    'electronvolt:eV eV:eV dalton:Da atomicmassunit:u angstrom:Å bar:bar barn:b bel:B decibel:dB dB:dB percent:% degree:° arcminute:′ ' +
    'arcsecond:″ year:yr bit:bit byte:B parsec:pc astronomicalunit:au neper:Np knot:kn molar:M Molar:M min:min h:h',
);

/** `\um`, `\kHz`: a prefix and a unit in one command. */
const abbreviation = /^([munpfckMGTd]?)(eV|m|s|g|A|K|mol|Hz|V|W|J|N|Pa|l|L|T|F|H|Wh|ohm)$/;

/** The symbol of a unit's command; null for other commands. */
function unitOf(name: string): string | null {
  const known = units.get(name);
  if (known !== undefined) return known;
  const [whole, prefix = '', unit = ''] = abbreviation.exec(name) ?? [];
  return whole === undefined ? null : prefix.replace('u', 'μ') + unit.replace('ohm', 'Ω');
}

const powers: Readonly<Record<string, number>> = { square: 2, squared: 2, cubic: 3, cubed: 3 };

/** `\kilo\metre\per\second\squared` as "km s⁻²". */
function readUnitCommands(source: string): string | null {
  const shown: { text: string; power: number }[] = [];
  let prefix = '';
  let power = 1;
  let isPer = false;
  const commands = /\\([a-zA-Z]+)\s*(?:\{\s*(-?\d+)\s*\})?|[.~\s]+|\\,/y;
  while (commands.lastIndex < source.length) {
    const match = commands.exec(source);
    if (!match) return null;
    const [, name, number] = match;
    if (name === undefined) continue;
    const last = shown.at(-1);
    if (name === 'per') isPer = true;
    else if (name === 'square' || name === 'cubic') power = powers[name] ?? 1;
    else if (name === 'squared' || name === 'cubed') {
      if (!last) return null;
      last.power *= powers[name] ?? 1;
    } else if (name === 'tothe' || name === 'raiseto') {
      if (number === undefined || (name === 'tothe' && !last)) return null;
      if (name === 'tothe' && last) last.power *= Number(number);
      else power = Number(number);
    } else if (prefixes.has(name)) prefix += prefixes.get(name) ?? '';
    else {
      const unit = unitOf(name);
      if (unit === null) return null;
      shown.push({ text: prefix + unit, power: isPer ? -power : power });
      prefix = '';
      power = 1;
      isPer = false;
    }
  }
  if (prefix !== '' || isPer) return null;
  return shown
    .map(({ text, power: exponent }) => text + (exponent === 1 ? '' : superscript(String(exponent))))
    .join(' ');
}

/** `m.s^{-1}`, `km/h`. */
const writtenUnit: readonly Step[] = [
  [/\^\{?([-+]?\d+)\}?/y, ([, power = '']) => superscript(power)],
  [/\s*(?:\.|~|\\,|\s)\s*/y, () => ' '],
  [/[\p{L}°%Ωμµ/()·′″]+/uy, ([letters]) => letters],
  [/\\%/y, () => '%'],
  [/\\(?:micro|mu)(?![a-zA-Z])\s*/y, () => 'μ'],
];

function readUnit(source: string): string | null {
  if (source === '') return null;
  return readUnitCommands(source) ?? readWith(writtenUnit, source);
}

/** Angle symbols follow the number without a space. */
const joined = (number: string, unit: string): string =>
  /^[°′″](?!C)/.test(unit) ? number + unit : `${number} ${unit}`;

const quantity = groupsOf(2, (number, unit) => {
  const value = readNumber(number);
  const shown = readUnit(unit);
  return value === null || shown === null ? null : joined(value, shown);
});

const range = (from: string, to: string): string | null => {
  const [first, last] = [readNumber(from), readNumber(to)];
  return first === null || last === null ? null : `${first}–${last}`;
};

const quantityRange = groupsOf(3, (from, to, unit) => {
  const values = range(from, to);
  const shown = readUnit(unit);
  return values === null || shown === null ? null : joined(values, shown);
});

export const scienceReaders: readonly (readonly [name: string, reader: Reader])[] = [
  ['ce', groupsOf(1, (formula) => readWith(chemistry, formula))],
  ['num', groupsOf(1, (number) => readNumber(number))],
  ['numrange', groupsOf(2, range)],
  ['ang', groupsOf(1, (angle) => (/^[-+]?[\d.,]+$/.test(angle) ? `${angle.replace(/^-/, '−')}°` : null))],
  ...['si', 'unit'].map((name) => [name, groupsOf(1, (unit) => readUnit(unit))] as const),
  ...['SI', 'qty'].map((name) => [name, quantity] as const),
  ...['SIrange', 'qtyrange'].map((name) => [name, quantityRange] as const),
];
