// One of Iconify's icon sets, as far as this site gives it out. Names are visitors' words: `constructor` is not an icon.
import { ownValue } from '#bibliography/ownValue.ts';

interface Size {
  readonly left?: number;
  readonly top?: number;
  readonly width?: number;
  readonly height?: number;
}

interface Turn {
  /** In quarters. */
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

/** Iconify's format for a set: icons, other names for them, and the size of those that do not say their own. */
export interface IconSet extends Size {
  readonly prefix: string;
  readonly lastModified?: number;
  readonly icons: Readonly<Record<string, Icon>>;
  readonly aliases?: Readonly<Record<string, Alias>>;
}

/** Iconify's answer: the set with nothing but what was asked for. */
export interface IconAnswer extends IconSet {
  readonly not_found?: readonly string[];
}

/** Chains of aliases are followed up to this length. */
const longestChain = 6;

/** The icons of these names, the ones that aliases stand for too, and the names that are not there. */
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
