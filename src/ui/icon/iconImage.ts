// Reads one icon out of an answer in Iconify's format, as a picture. The answer may be another site's and is not trusted: what it
// draws is put into a picture (a `data:` address used as a mask), where no script runs and nothing is loaded.

/** An icon as CSS takes it. */
export interface IconImage {
  /** For `mask-image`. */
  readonly mask: string;
  /** How it is turned and mirrored. */
  readonly transform: string | undefined;
}

type Json = Readonly<Record<string, unknown>>;

/** An alias of an alias of … ends somewhere. */
const longestChain = 6;

/** Iconify's size of icons that say none. */
const usualSize = 16;

/** The icon `name` of an answer; null when it is not in it. */
export function readIconImage(answer: unknown, name: string): IconImage | null {
  if (!isJson(answer)) return null;
  const chain = chainOf(answer, name);
  const body = chain?.at(-1)?.body;
  if (!chain || typeof body !== 'string') return null;
  // What an alias says of itself goes before what it stands for, and both before what holds for the set.
  const size = (key: string, usual: number) => [...chain, answer].map((each) => each[key]).find(isNumber) ?? usual;
  const box = [size('left', 0), size('top', 0), size('width', usualSize), size('height', usualSize)].join(' ');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${body}</svg>`;
  return { mask: `url("data:image/svg+xml,${encodeURIComponent(svg)}")`, transform: transformOf(chain) };
}

/** What the name stands for, and so on to an icon, the icon last; null when it leads to none. */
function chainOf({ icons, aliases }: Json, name: string): readonly Json[] | null {
  const chain: Json[] = [];
  let current: unknown = name;
  while (typeof current === 'string' && chain.length < longestChain) {
    const icon = member(icons, current);
    if (icon) return [...chain, icon];
    const alias = member(aliases, current);
    if (!alias) return null;
    chain.push(alias);
    current = alias.parent;
  }
  return null;
}

/** Two turns are one of both together, and what is mirrored twice is as it was. */
function transformOf(chain: readonly Json[]): string | undefined {
  const quarters = chain.reduce((sum, { rotate }) => sum + (isNumber(rotate) ? rotate : 0), 0);
  const mirrored = (key: string) => chain.filter((each) => each[key] === true).length % 2 === 1;
  const parts = [
    quarters % 4 !== 0 && `rotate(${(quarters % 4) * 90}deg)`,
    mirrored('hFlip') && 'scaleX(-1)',
    mirrored('vFlip') && 'scaleY(-1)',
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join(' ') : undefined;
}

/** Names are people's words: `constructor` is not an icon. */
function member(all: unknown, name: string): Json | null {
  const value = isJson(all) && Object.hasOwn(all, name) ? all[name] : null;
  return isJson(value) ? value : null;
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
