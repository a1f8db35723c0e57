// Names as people paste them from elsewhere: from files of BibTeX and BibLaTeX with their LaTeX, and from reference lists with commas
// between the names, which BibTeX's form does not know.
import type { Entity } from './documents.ts';
import { parseName, parseNames, person, splitOutsideBraces, withoutBraces } from './nameLists.ts';
import { plainLatex } from './plainLatex.ts';

export interface PastedNames {
  readonly entities: readonly Entity[];
  /** The list goes on: it ended with "and others" or "et al.", which is nobody's name. */
  readonly others: boolean;
}

const initials = /^(?:\p{Lu}\p{L}?\.?[\s-]*){1,4}$/u;
const beginsWithInitial = /^(?:\p{Lu}\.[\s-]*)+\p{L}/u;
const severalWords = /^\S+\s+\S/;

/**
 * The names among texts between commas, as reference lists write them: "Smith, J., Jones, K." or "J. Smith, K. Jones"; null where they may be
 * the parts of one name. `isMore`: they are more than a name has parts. `plain`: the same without LaTeX.
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

/** Takes "Smith, J., Jones, K." and "J. Smith, K. Jones" apart; what may be one name stays one. */
function separate(text: string): string[] {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  // Three of them are no family, suffix and given name where each has several words, nor are two before "and".
  const names = namesBetweenCommas(parts, parts.length >= 3 || text.trimEnd().endsWith(','));
  // A comma at the end says of one name that it is a family name, and of a list that it goes on.
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

/** "Others" behind a space or a comma is a last name. */
const others = /(?:^|[\s,;&]+(?:and\s+)?)et\s+al\.?\s*$|(?:^|[\s,]*(?:\band\s+|[;&]\s*))others\s*$/i;

/** Reads names as `parseNames` does, with their LaTeX, and as reference lists write them ("Smith, J., Jones, K., & Brown, L."). */
export function readPastedNames(text: string): PastedNames {
  const left = text.replace(others, '');
  const goesOn = left !== text;
  // Braces around one letter are those of its accent.
  const names = plainLatex(left, 'keepBraces').replace(/\{(\p{L}\p{M}*)\}/gu, '$1');
  // Braces say where names begin and end, and hold any text; so do the parts that a name is given by.
  if (/[{}=]/.test(names)) {
    const each = splitOutsideBraces(names, /\s+and\s+|\s*[;\n]\s*/iy).filter((name) => withoutBraces(name) !== '');
    return { entities: each.map((name) => readByParts(name) ?? parseName(name)), others: goesOn };
  }
  const separated = names.split(/\s+and\s+|\s*[;&\n]\s*/i).flatMap(separate);
  return { entities: parseNames(separated.join('\n')), others: goesOn };
}
