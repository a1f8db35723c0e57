// The icons that people choose for groups, `prefix:name` in Iconify's words: where they are asked for, and how many at once.

/** Where the icons of a set are answered, below this site and below the public service alike but for the beginning. */
export const iconsPath = '/api/_nuxt_icon/';

/** Asked when this server has no answer. Browsers may connect to it; nothing else of it is used. */
export const publicIconService = 'https://api.iconify.design';

/** A page asks for what it shows; nobody needs to take a set out by the thousand. */
export const mostIconsAtOnce = 100;

/** The form of a prefix and of a name. */
const word = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const longestWord = 64;

export function isIconWord(text: string): boolean {
  return text.length <= longestWord && word.test(text);
}
