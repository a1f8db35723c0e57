// The icons that people choose for groups, named `prefix:name` as in Iconify: their addresses, and how many can be requested at once.

/** The path below which this site serves icons of a set. The rest of an address is the same as on the public service. */
export const iconsPath = '/api/_nuxt_icon/';

/** Requested by browsers if this server has no answer. Only its icons are used. */
export const publicIconService = 'https://api.iconify.design';

/** More than a page shows. Prevents downloads of whole sets. */
export const maximumIconsAtOnce = 100;

/** The form of a prefix, and of a name. */
const word = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const longestWord = 64;

export function isIconWord(text: string): boolean {
  return text.length <= longestWord && word.test(text);
}
