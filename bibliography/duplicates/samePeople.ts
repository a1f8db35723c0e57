// Compares two lists of names, which may have initials or end early.
import type { Entity } from '../documents.ts';
import { fold } from '../fold.ts';
import { formatEntity } from '../names.ts';
import { plainLatex } from '../plainLatex.ts';
import { familyOf, foldForDuplicateKey } from './duplicateKeys.ts';

const lowerCase = /\p{Ll}/u;

interface Given {
  readonly text: string;
  readonly isShort: boolean;
}

/** The given names: "J.-P." are two initials, and so is "JP" beside a family name that isn't in capitals. */
function givenNames({ person }: Entity): Given[] {
  const given = plainLatex(person?.given ?? '').trim();
  const areInitials = lowerCase.test(person?.family ?? '') && /^\p{Lu}{2,3}$/u.test(given);
  const names = areInitials ? Array.from(given) : (given.match(/[\p{L}\p{M}\p{N}'’]+\.?/gu) ?? []);
  return names.map((name) => {
    const text = foldForDuplicateKey(name);
    return { text, isShort: name.endsWith('.') || text.length === 1 };
  });
}

/** Whether one name may be an initial or abbreviation of the other. A whole name never is: "Li" isn't "Lin". */
function canMeanTheSame(one: Given, two: Given): boolean {
  if (one.text === two.text) return true;
  return (one.isShort && two.text.startsWith(one.text)) || (two.isShort && one.text.startsWith(two.text));
}

function canBeSame(one: Entity, two: Entity): boolean {
  const names = [one, two].map((entity) => foldForDuplicateKey(formatEntity(entity)));
  if (names[0] === names[1]) return true;
  if (familyOf(one) !== familyOf(two)) return false;
  const suffixes = [one, two].map(({ person }) => fold(person?.suffix ?? '').replace(/[^\p{L}\p{N}]/gu, ''));
  if (!suffixes.includes('') && suffixes[0] !== suffixes[1]) return false;
  const others = givenNames(two);
  return givenNames(one).every((given, at) => {
    const other = others[at];
    return other === undefined || canMeanTheSame(given, other);
  });
}

/** Whether no name in the shorter list contradicts the longer one. */
export function areSamePeople(one: readonly Entity[], two: readonly Entity[]): boolean {
  return one.every((entity, at) => {
    const other = two[at];
    return other === undefined || canBeSame(entity, other);
  });
}
