// Compares the code of two versions: their own, and the functions and constants that it uses.
import type { CodeDetail, NamedKind } from './chartDiff.ts';
import type { InlineCode, MachineCode, PartCode, SourceCode } from './machineCode.ts';

type Helpers = MachineCode['helpers'];

/** The names of the changed functions and constants through which two pieces of the same code differ. */
function changedHelpers(before: SourceCode, after: SourceCode, helpers: readonly [Helpers, Helpers]): string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  const compareUses = (one: SourceCode, other: SourceCode): void => {
    for (const [at, key] of other.uses.entries()) {
      const earlierKey = one.uses[at] ?? '';
      const [earlier, later] = [helpers[0][earlierKey], helpers[1][key]];
      const pair = `${earlierKey} ${key}`;
      if (!earlier || !later || seen.has(pair)) continue;
      seen.add(pair);
      if (isSameAlone(earlier, later)) compareUses(earlier, later);
      else found.add(later.name);
    }
  };
  compareUses(before, after);
  return [...found].sort();
}

/** Whether two pieces of code are the same apart from what they use. */
function isSameAlone(before: SourceCode, after: SourceCode): boolean {
  return before.code === after.code && before.uses.length === after.uses.length;
}

/** Null if both do the same; else the names of the functions and constants through which they differ, or none if they differ in themselves. */
export function compareCode(
  before: PartCode | undefined,
  after: PartCode | undefined,
  helpers: readonly [Helpers, Helpers],
): readonly string[] | null {
  if (!before || !after) return before === after ? null : [];
  if (!before.source || !after.source) return before.text === after.text ? null : [];
  if (!isSameAlone(before.source, after.source)) return [];
  const through = changedHelpers(before.source, after.source, helpers);
  return through.length > 0 ? through : null;
}

/**
 * Compares the code without a name of a state or a transition. What has come or gone is named elsewhere. `laterName` says a name of the earlier version as the
 * later one does.
 */
export function compareInline(
  before: readonly InlineCode[],
  after: readonly InlineCode[],
  helpers: readonly [Helpers, Helpers],
  laterName: (kind: NamedKind, name: string) => string,
): CodeDetail[] {
  const keyOf = ({ kind, of }: InlineCode) => JSON.stringify([kind, of]);
  const earlier = before.map((each) => ({
    ...each,
    of: each.of && { ...each.of, name: laterName(each.of.kind, each.of.name) },
  }));
  const keys = [...new Set(after.map(keyOf))];
  return keys.flatMap((key): CodeDetail[] => {
    let rest = earlier.filter((each) => keyOf(each) === key);
    // Of several under one name, those that are still the same are found first.
    const changed = after
      .filter((each) => keyOf(each) === key)
      .filter((each) => {
        const same = rest.find((one) => compareCode(one.part, each.part, helpers) === null);
        rest = rest.filter((one) => one !== same);
        return same === undefined;
      });
    const details = changed.slice(0, rest.length).map(({ kind, of, part }, at): CodeDetail => ({
      part: 'code',
      kind,
      of,
      through: compareCode(rest[at]?.part, part, helpers) ?? [],
    }));
    const texts = details.map((detail) => JSON.stringify(detail));
    return details.filter((_, at) => texts.indexOf(texts[at] ?? '') === at);
  });
}
