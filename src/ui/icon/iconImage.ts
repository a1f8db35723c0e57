// Reads an icon from an answer in Iconify's format, as an image. The answer may come from another site and is not trusted, so its SVG is used only as a mask
// image (a `data:` URL), in which no script runs and nothing loads.

/** An icon as CSS values. */
export interface IconImage {
  /** For `mask-image`. */
  readonly mask: string;
  /** Its rotation and mirroring. */
  readonly transform: string | undefined;
}

type Json = Readonly<Record<string, unknown>>;

/** Limits chains of aliases. */
const longestChain = 6;

/** Iconify's default size. */
const usualSize = 16;

/** The icon `name` of an answer; null if it is missing. */
export function readIconImage(answer: unknown, name: string): IconImage | null {
  if (!isJson(answer)) return null;
  const chain = chainOf(answer, name);
  const body = chain?.at(-1)?.body;
  if (!chain || typeof body !== 'string') return null;
  // An alias's properties override the icon's, which override the set's.
  const size = (key: string, usual: number) => [...chain, answer].map((each) => each[key]).find(isNumber) ?? usual;
  const box = [size('left', 0), size('top', 0), size('width', usualSize), size('height', usualSize)].join(' ');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${body}</svg>`;
  return { mask: `url("data:image/svg+xml,${encodeURIComponent(svg)}")`, transform: transformOf(chain) };
}

/** The chain of aliases from the name to the icon, the icon last; null if there is none. */
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

/** Rotations add up, and two mirrorings cancel each other. */
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

/** Own properties only: names come from people, and may be `constructor`. */
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
