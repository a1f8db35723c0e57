// Parses lists of names as BibTeX writes them and as people type them, and writes them in the same form.
import type { Entity, PersonName } from './documents.ts';
import { joined } from './names.ts';

/** Splits outside braces: BibTeX's rule for "and" and for commas (Patashnik, BibTeXing §4). */
export function splitOutsideBraces(text: string, separator: RegExp): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (character === '{') depth++;
    else if (character === '}') depth = Math.max(0, depth - 1);
    else if (depth === 0) {
      separator.lastIndex = index;
      const match = separator.exec(text);
      if (match) {
        parts.push(text.slice(start, index));
        start = index + match[0].length;
        index = start - 1;
      }
    }
  }
  parts.push(text.slice(start));
  return parts;
}

/** The text without braces and repeated spaces. */
export const withoutBraces = (text: string): string => text.replace(/[{}]/g, '').replace(/\s+/g, ' ').trim();

/** Suffixes at the end of a name in reading order. */
const suffixes = /^(?:Jr|Sr|Jnr|Snr|Jr\.|Sr\.|II|III|IV|Esq\.?)$/i;

/** A person with the non-empty parts. */
export function person(parts: PersonName): Entity {
  const filled = Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== ''));
  return { person: filled };
}

function splitParticle(words: readonly string[]): { particle: string; family: string } {
  const start = words.findIndex((word) => !/^\p{Ll}/u.test(word));
  // If the whole name is in lower case, the last word is the family name ("danah boyd").
  const end = start === -1 ? words.length - 1 : start;
  return { particle: withoutBraces(words.slice(0, end).join(' ')), family: withoutBraces(words.slice(end).join(' ')) };
}

/** Parses one name of a list. */
export function parseName(text: string): Entity {
  const name = text.trim();
  if (/^\{[^{}]*\}$/.test(name)) return { organization: { name: withoutBraces(name) } };
  const commaParts = splitOutsideBraces(name, /\s*,\s*/y).map((part) => part.trim());
  const [first = '', second = '', ...more] = commaParts;
  if (commaParts.length > 1) {
    const { particle, family } = splitParticle(splitOutsideBraces(first, /\s+/y));
    const [suffix, given] = more.length > 0 ? [second, more.join(', ')] : ['', second];
    return person({
      family,
      given: withoutBraces(given),
      suffix: withoutBraces(suffix),
      nonDroppingParticle: particle,
    });
  }
  const words = splitOutsideBraces(name, /\s+/y);
  const last = words.at(-1) ?? '';
  const suffix = words.length > 2 && suffixes.test(last) ? withoutBraces(words.pop() ?? '') : '';
  const particleAt = words.findIndex((word, index) => index < words.length - 1 && /^\p{Ll}/u.test(word));
  const lastAt = particleAt === -1 ? words.length - 1 : particleAt;
  const { particle, family } = splitParticle(words.slice(lastAt));
  return person({
    family,
    given: withoutBraces(words.slice(0, lastAt).join(' ')),
    suffix,
    nonDroppingParticle: particle,
  });
}

/**
 * Parses a list of names as BibTeX writes it ("Knuth, Donald E. and {World Tide Office} and Ludwig van Beethoven"), and as people paste it (semicolons, line
 * breaks). "and others" is dropped. The input is plain text; the import handles LaTeX.
 */
export function parseNames(text: string): Entity[] {
  return splitOutsideBraces(text, /\s+and\s+|\s*;\s*|\s*\n\s*/iy)
    .filter((name) => withoutBraces(name) !== '' && !/^(?:others|et al\.?)$/i.test(name.trim()))
    .map(parseName);
}

/** Writes names so that `parseNames` returns the same: "van Beethoven, Ludwig and {World Tide Office}". */
export function printNames(entities: readonly Entity[]): string {
  return entities
    .map((entity) => {
      if (entity.organization) return `{${entity.organization.name}}`;
      const { family, given, suffix, nonDroppingParticle, droppingParticle } = entity.person;
      const last = joined(droppingParticle, nonDroppingParticle, protectedFamily(family?.trim() ?? ''));
      const parts = [last, suffix?.trim(), given?.trim()].filter((part) => part !== undefined && part !== '');
      return parts.length === 1 ? `${parts[0] ?? ''},` : parts.join(', ');
    })
    .join(' and ');
}

/** Puts braces around a family name that would otherwise be split into particle and name, or into two names. */
function protectedFamily(family: string): string {
  return /^\p{Ll}|,|\band\b/u.test(family) ? `{${family}}` : family;
}
