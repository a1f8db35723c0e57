// How an address that leads nowhere is shown to the person who asked for it: by the server first, then by the app that takes the page over.
// Both have to write the very same, so both ask here and neither their own decoder.

/** One escaped character: one byte, or as many as UTF-8 takes for it. */
const escapedCharacter =
  /%[0-7][\da-f]|%[cd][\da-f]%[89ab][\da-f]|%e[\da-f](?:%[89ab][\da-f]){2}|%f[0-7](?:%[89ab][\da-f]){3}/gi;

/** What means something else once it is not escaped, is not seen, or turns the order of what stands around it. */
const staysEscaped = /[%\\/?#\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

function decoded(escaped: string): string {
  try {
    const character = decodeURIComponent(escaped);
    return staysEscaped.test(character) ? escaped : character;
  } catch {
    return escaped;
  }
}

/** The path of `address`, which is as a browser sends it, readable: `/caf%C3%A9?x` is `/café`. */
export function shownPath(address: string): string {
  // Two slashes at the beginning would look like another site; a router takes them for one.
  const [path = ''] = address.replace(/^\/{2,}/, '/').split(/[?#]/, 1);
  return path.replace(escapedCharacter, decoded);
}
