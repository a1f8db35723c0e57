// The hint if a search without results names an unknown field. It is no error, because the name may be that of an imported field, or the start of a citation
// key with a colon, instead of a typing mistake.
import { allFieldNames, isKnownField } from '../knownFields.ts';
import type { SearchExpression, SearchTerm } from './searchExpression.ts';
import { isSearchField, suggestedFields } from './searchFields.ts';
import { searchTexts } from './searchTexts.ts';

/** The most commonly searched fields first. */
const candidates: readonly string[] = [...new Set([...suggestedFields.map(({ name }) => name), ...allFieldNames])];

/** The number of typing mistakes: wrong, missing, additional or swapped letters (optimal string alignment). */
function slipsBetween(typed: string, meant: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: meant.length + 1 }, (_, index) => index);
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= meant.length; column += 1) {
      const isSame = typed[row - 1] === meant[column - 1];
      const isSwapped = row > 1 && typed[row - 1] === meant[column - 2] && typed[row - 2] === meant[column - 1];
      next.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    beforeLast = last;
    last = next;
  }
  return last[meant.length] ?? 0;
}

/** The known field that was probably meant; null if none is similar. */
function nearestField(name: string): string | null {
  const typed = name.toLowerCase();
  let nearest: string | null = null;
  // In a short name, two mistakes leave too little in common.
  let slips = typed.length < 3 ? 0 : typed.length < 6 ? 2 : 3;
  for (const candidate of candidates) {
    const between = slipsBetween(typed, candidate);
    if (between < slips) [nearest, slips] = [candidate, between];
  }
  return nearest;
}

/** The unknown field in a term, as typed, with its colon if it has one. */
function unknownNameIn(text: string, { field, value, start }: SearchTerm): { name: string; colon: string } | null {
  if (field !== 'any') return isSearchField(field) ? null : { name: field, colon: '' };
  const [, name] = /^([a-z][a-z\d_+-]*):\S/i.exec(value) ?? [];
  return name === undefined || isKnownField(name) || /["“”„«»]/.test(text.charAt(start)) ? null : { name, colon: ':' };
}

/** "There’s no field auhtor. Did you mean author:?" for the first unknown field that resembles a known one; null if there is none. */
export function fieldHint(text: string, expression: SearchExpression): string | null {
  switch (expression.type) {
    case 'everything':
    case 'range':
      return null;
    case 'not':
      return fieldHint(text, expression.operand);
    case 'and':
    case 'or': {
      for (const operand of expression.operands) {
        const hint = fieldHint(text, operand);
        if (hint !== null) return hint;
      }
      return null;
    }
    case 'term': {
      const unknown = unknownNameIn(text, expression);
      const nearest = unknown && nearestField(unknown.name);
      return unknown && nearest ? searchTexts.unknownField(unknown.name, `${nearest}${unknown.colon}`) : null;
    }
  }
}
