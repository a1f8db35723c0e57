// Names as people paste them from elsewhere: also with commas between the names, as reference lists have them, which BibTeX's form does not know.
import type { Entity } from './documents.ts';
import { parseNames } from './names.ts';

const initials = /^(?:\p{Lu}\p{L}?\.?[\s-]*){1,4}$/u;
const beginsWithInitial = /^(?:\p{Lu}\.[\s-]*)+\p{L}/u;
const severalWords = /^\S+\s+\S/;

/** Takes "Smith, J., Jones, K." and "J. Smith, K. Jones" apart; what may be one name stays one. */
function separate(text: string): string[] {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const isEachSecond = (form: RegExp) => parts.every((part, index) => index % 2 === 0 || form.test(part));
  if (parts.length >= 4 && parts.length % 2 === 0 && isEachSecond(initials))
    return parts.flatMap((part, index) => (index % 2 === 0 ? [`${part}, ${parts[index + 1] ?? ''}`] : []));
  // Three of them are no family, suffix and given name where each has several words, nor are two before "and".
  const isMore = parts.length >= 3 || text.trimEnd().endsWith(',');
  if (parts.length >= 2 && parts.every((part) => beginsWithInitial.test(part) || (isMore && severalWords.test(part))))
    return parts;
  // A comma at the end says of one name that it is a family name, and of a list that it goes on.
  return parts.length === 1 ? [text] : [parts.join(', ')];
}

/** Reads names as `parseNames` does, and as reference lists write them ("Smith, J., Jones, K., & Brown, L."). */
export function readPastedNames(text: string): Entity[] {
  // Braces say where names begin and end, and hold any text.
  if (/[{}]/.test(text)) return parseNames(text);
  const names = text.split(/\s+and\s+|\s*[;&\n]\s*/i).flatMap(separate);
  return parseNames(names.join('\n'));
}
