// Makes an unknown address readable for the not-found page, which the server renders first and the app takes over.
// Both must render the same text, so both use this function instead of their own decoders.

/** One escaped character, of one to four bytes in UTF-8. */
const escapedCharacter =
  /%[0-7][\da-f]|%[cd][\da-f]%[89ab][\da-f]|%e[\da-f](?:%[89ab][\da-f]){2}|%f[0-7](?:%[89ab][\da-f]){3}/gi;

/** Characters that would change the meaning of the path, are invisible, or change the order of the text around them. */
const staysEscaped = /[%\\/?#\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

function decoded(escaped: string): string {
  try {
    const character = decodeURIComponent(escaped);
    return staysEscaped.test(character) ? escaped : character;
  } catch {
    return escaped;
  }
}

/** The readable path of an address as browsers send it: `/caf%C3%A9?x` becomes `/café`. */
export function shownPath(address: string): string {
  // Two slashes at the beginning would look like the address of another site. Routers treat them as one.
  const [path = ''] = address.replace(/^\/{2,}/, '/').split(/[?#]/, 1);
  return path.replace(escapedCharacter, decoded);
}
