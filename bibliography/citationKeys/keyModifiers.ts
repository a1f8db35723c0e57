// The modifiers of a marker, which follow it after a colon: https://docs.jabref.org/setup/citationkeypatterns, "Modifiers".
import { boundedPattern } from '../search/boundedPattern.ts';
import { patternMistake } from '../search/pattern.ts';
import { isFunctionWord, shortTitle, upperFirst } from './keyTitles.ts';
import { keyPatternTexts } from './keyPatternTexts.ts';

export type KeyModifier = (text: string) => string;

/** Why a modifier can't be used. The position is relative to its text; null means all of it. */
export interface ModifierMistake {
  readonly message: string;
  readonly at: number | null;
}

const eachWord = (text: string, change: (word: string) => string): string => text.replace(/\S+/gu, change);

const simple: ReadonlyMap<string, KeyModifier> = new Map<string, KeyModifier>([
  ['lower', (text) => text.toLowerCase()],
  ['upper', (text) => text.toUpperCase()],
  [
    'abbr',
    (text) =>
      text
        .split(/[\s()"]+/)
        .map((word) => Array.from(word)[0] ?? '')
        .join(''),
  ],
  ['capitalize', (text) => eachWord(text, (word) => upperFirst(word.toLowerCase()))],
  [
    'titlecase',
    (text) =>
      eachWord(text.toLowerCase(), (word) => (isFunctionWord(word) ? word : upperFirst(word))).replace(
        /^\s*\S+/u,
        upperFirst,
      ),
  ],
  ['sentencecase', (text) => upperFirst(text.toLowerCase())],
  ['shorttitle', (text) => shortTitle(text, 3)],
  ['veryshorttitle', (text) => shortTitle(text, 1)],
]);

const regexForm = /^regex\s*\(\s*"([^]*?)"\s*,\s*"([^]*)"\s*\)$/;
const truncateForm = /^truncate(\d+)$/;

function regexModifier(text: string): KeyModifier | ModifierMistake {
  const [, pattern, replacement = ''] = regexForm.exec(text) ?? [];
  if (pattern === undefined) {
    return { message: keyPatternTexts.regexForm, at: null };
  }
  const start = text.indexOf('"') + 1;
  const mistake = patternMistake(pattern);
  if (mistake) {
    const before = mistake.position === null ? null : Array.from(pattern).slice(0, mistake.position).join('').length;
    return { message: mistake.message, at: before === null ? null : start + before };
  }
  const bounded = boundedPattern(pattern, true);
  if (!bounded) return { message: keyPatternTexts.regexTooSlow, at: start };
  return (value) => value.slice(0, bounded.maximumLength).replace(bounded.expression, replacement);
}

/** Parses the text after a colon, except for fallbacks in parentheses. */
export function keyModifier(text: string): KeyModifier | ModifierMistake {
  const known = simple.get(
    text.replace(/_case$/, text.startsWith('title') || text.startsWith('sentence') ? 'case' : ''),
  );
  if (known) return known;
  const digits = truncateForm.exec(text)?.[1];
  if (digits !== undefined) {
    return (value) => Array.from(value).slice(0, Number(digits)).join('').trimEnd();
  }
  if (/^regex\b/.test(text)) return regexModifier(text);
  return {
    message: keyPatternTexts.unknownModifier(text, [...simple.keys()].slice(0, 6)),
    at: null,
  };
}
