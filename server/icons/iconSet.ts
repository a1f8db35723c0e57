// Picks icons from one of Iconify's icon sets. The names come from clients, so names like `constructor` must not be taken for icons.
import { ownValue } from '#bibliography/ownValue.ts';

interface Size {
  readonly left?: number;
  readonly top?: number;
  readonly width?: number;
  readonly height?: number;
}

interface Turn {
  /** In quarter turns. */
  readonly rotate?: number;
  readonly hFlip?: boolean;
  readonly vFlip?: boolean;
}

interface Icon extends Size, Turn {
  readonly body: string;
}

interface Alias extends Size, Turn {
  readonly parent: string;
}

/** Iconify's format for a set: icons, aliases, and the default size of icons. */
export interface IconSet extends Size {
  readonly prefix: string;
  readonly lastModified?: number;
  readonly icons: Readonly<Record<string, Icon>>;
  readonly aliases?: Readonly<Record<string, Alias>>;
}

/** Iconify's response: the set with only the requested icons. */
export interface IconAnswer extends IconSet {
  readonly not_found?: readonly string[];
}

/** The longest chain of aliases that is followed. */
const longestChain = 6;

/** The icons with these names, including those that aliases refer to, and the unknown names. */
export function pickIcons(set: IconSet, names: readonly string[]): IconAnswer {
  const { icons: all, aliases: others = {}, ...rest } = set;
  const icons: Record<string, Icon> = {};
  const aliases: Record<string, Alias> = {};
  const missing: string[] = [];

  for (const name of new Set(names)) {
    const chain = chainOf(set, name);
    if (chain === null) missing.push(name);
    for (const each of chain ?? []) {
      const icon = ownValue(all, each);
      const alias = ownValue(others, each);
      if (icon) icons[each] = icon;
      else if (alias) aliases[each] = alias;
    }
  }
  return {
    ...rest,
    icons,
    ...(Object.keys(aliases).length > 0 && { aliases }),
    ...(missing.length > 0 && { not_found: missing }),
  };
}

/** The names from an alias to its icon; null if it leads to none. */
function chainOf({ icons, aliases = {} }: IconSet, name: string): string[] | null {
  const chain: string[] = [];
  let current: string | undefined = name;
  while (current !== undefined && chain.length < longestChain) {
    chain.push(current);
    if (ownValue(icons, current)) return chain;
    current = ownValue(aliases, current)?.parent;
  }
  return null;
}
