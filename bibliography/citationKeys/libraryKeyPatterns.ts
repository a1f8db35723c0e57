// The key patterns of a library: the one that a person has set, else those of an imported file's jabref-meta comments (`keypatterndefault`, and
// `keypattern_article` for a type), else the default.
import type { DocumentDraft } from '../documents.ts';
import { entryTypeOf } from '../entryTypes.ts';
import { type KeyPattern, readKeyPattern } from './keyPattern.ts';
import { defaultKeyPattern, makeKey } from './makeKey.ts';

interface Part {
  readonly kind: string;
  readonly name?: string | null | undefined;
  readonly value: string;
}

export type KeyPatternOrigin = 'set' | 'file' | 'default';

/** The patterns of a library. */
export interface KeyPatterns {
  readonly origin: KeyPatternOrigin;
  /** For every type without a pattern of its own. */
  readonly pattern: string;
  readonly nameOf: (draft: DocumentDraft) => string;
}

/** The value of a jabref-meta comment: it ends with a semicolon, and a backslash escapes characters. */
function metaValue(value: string): string {
  return value
    .trim()
    .replace(/;$/, '')
    .replace(/\\([;\\])/g, '$1');
}

function patternIn(text: string | null | undefined): KeyPattern | null {
  return text == null ? null : readKeyPattern(text).pattern;
}

const typePrefix = 'keypattern_';

/** The patterns that were set or imported. If several files have one, the last is used; invalid ones are ignored. */
export function keyPatternsOf(set: string | null, parts: readonly Part[]): KeyPatterns {
  const chosen = patternIn(set);
  if (chosen) return { origin: 'set', pattern: chosen.text, nameOf: (draft) => makeKey(draft, chosen) };
  /** The pattern for all other types has no type. */
  const byType = new Map<string, KeyPattern>();
  for (const { kind, name, value } of parts) {
    const isGeneral = name === 'keypatterndefault';
    if (kind !== 'META' || !(isGeneral || name?.startsWith(typePrefix))) continue;
    const pattern = patternIn(metaValue(value));
    if (!pattern) continue;
    byType.set(isGeneral ? '' : name.slice(typePrefix.length).toLowerCase(), pattern);
  }
  if (byType.size === 0) return { origin: 'default', pattern: defaultKeyPattern, nameOf: makeKey };
  const others = byType.get('');
  return {
    origin: 'file',
    pattern: others?.text ?? defaultKeyPattern,
    nameOf: (draft) => makeKey(draft, byType.get(entryTypeOf(draft, 'biblatex').toLowerCase()) ?? others),
  };
}
