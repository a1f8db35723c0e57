// How many keys of a TeX file the library has, in words.
import { listedKeys } from './KeyList.tsx';

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

/** Of keys that no document has. */
export function missingWords(count: number): string {
  return counted(count, 'key is not in your library', 'keys are not in your library');
}

/** Of documents that the file does not cite; there may be more than are listed. */
export function uncitedWords(count: number): string {
  return counted(count, 'document is not cited', `${count < listedKeys ? '' : 'or more '}documents are not cited`);
}

/** Of all keys that are cited. */
export function citedWords(cited: number, missing: number): string {
  const held = cited - missing;
  if (cited === 0)
    return 'It is not known yet what its file cites: choose the file under Edit… in the menu of the group.';
  if (missing === 0)
    return cited === 1
      ? 'The one cited key is in your library'
      : `All ${cited.toLocaleString('en')} cited keys are in your library`;
  if (held === 0)
    return cited === 1
      ? 'The one cited key is not in your library'
      : `None of the ${cited.toLocaleString('en')} cited keys is in your library`;
  return `${counted(held, 'cited key is', 'cited keys are')} in your library, ${counted(missing, 'is', 'are')} not`;
}
