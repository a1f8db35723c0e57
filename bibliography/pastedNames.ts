// Parses names that people paste: from BibTeX and BibLaTeX files, with LaTeX, and from reference lists, which separate names by commas as BibTeX doesn't.
import type { Entity } from './documents.ts';
import { parseName, parseNames, person, splitOutsideBraces, withoutBraces } from './nameLists.ts';
import { plainLatex } from './plainLatex.ts';

export interface PastedNames {
  readonly entities: readonly Entity[];
  /** Whether the list ended with "and others" or "et al.", which isn't a name. */
  readonly others: boolean;
}

const initials = /^(?:\p{Lu}\p{L}?\.?[\s-]*){1,4}$/u;
const beginsWithInitial = /^(?:\p{Lu}\.[\s-]*)+\p{L}/u;
const severalWords = /^\S+\s+\S/;

/**
 * The names among texts separated by commas, as in reference lists: "Smith, J., Jones, K." or "J. Smith, K. Jones"; null if they may be the parts of one name.
 * `isMore` means that there are more texts than a name has parts; `plain` are the texts without LaTeX.
 */
export function namesBetweenCommas(
  parts: readonly string[],
  isMore: boolean,
  plain: readonly string[] = parts,
): string[] | null {
  const isEachSecond = plain.every((part, index) => index % 2 === 0 || initials.test(part));
  if (parts.length >= 4 && parts.length % 2 === 0 && isEachSecond)
    return parts.flatMap((part, index) => (index % 2 === 0 ? [`${part}, ${parts[index + 1] ?? ''}`] : []));
  const areNames = plain.every((part) => beginsWithInitial.test(part) || (isMore && severalWords.test(part)));
  return parts.length >= 2 && areNames ? [...parts] : null;
}

/** Splits "Smith, J., Jones, K." and "J. Smith, K. Jones"; a text that may be one name stays one. */
function separate(text: string): string[] {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  // Three texts of several words each aren't family, suffix and given name; nor are two before "and".
  const names = namesBetweenCommas(parts, parts.length >= 3 || text.trimEnd().endsWith(','));
  // A comma at the end means that a single name is a family name, or that a list continues.
  return names ?? (parts.length === 1 ? [text] : [parts.join(', ')]);
}

/** BibLaTeX's names by parts (its manual, "extended name format"): "family=Berg, given={Jan}, prefix=van der, useprefix=false". */
function readByParts(name: string): Entity | null {
  const said = splitOutsideBraces(name, /\s*,\s*/y).map((part) => /^\s*([a-z]+(?:-i)?)\s*=(.*)$/is.exec(part));
  if (!said.some((part) => part?.[1] === 'family' || part?.[1] === 'given')) return null;
  const part = (wanted: string) => {
    const value = said.find((each) => each?.[1] === wanted)?.[2] ?? '';
    return withoutBraces(value.trim().replace(/^"(.*)"$/s, '$1'));
  };
  const particleName = part('useprefix') === 'false' ? 'droppingParticle' : 'nonDroppingParticle';
  return person({
    family: part('family'),
    given: part('given'),
    suffix: part('suffix'),
    [particleName]: part('prefix'),
  });
}

/** "Others" after a space or a comma is a last name. */
const others = /(?:^|[\s,;&]+(?:and\s+)?)et\s+al\.?\s*$|(?:^|[\s,]*(?:\band\s+|[;&]\s*))others\s*$/i;

/** Parses names like `parseNames`, but also with LaTeX and in the form of reference lists ("Smith, J., Jones, K., & Brown, L."). */
export function readPastedNames(text: string): PastedNames {
  const left = text.replace(others, '');
  const goesOn = left !== text;
  // Braces around a single letter belong to its accent.
  const names = plainLatex(left, 'keepBraces').replace(/\{(\p{L}\p{M}*)\}/gu, '$1');
  // Braces delimit names and may contain any text; so do the parts of names by parts.
  if (/[{}=]/.test(names)) {
    const each = splitOutsideBraces(names, /\s+and\s+|\s*[;\n]\s*/iy).filter((name) => withoutBraces(name) !== '');
    return { entities: each.map((name) => readByParts(name) ?? parseName(name)), others: goesOn };
  }
  const separated = names.split(/\s+and\s+|\s*[;&\n]\s*/i).flatMap(separate);
  return { entities: parseNames(separated.join('\n')), others: goesOn };
}
