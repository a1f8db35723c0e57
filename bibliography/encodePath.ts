// Text as a part of an address.

/** `encodeURI` throws for half a surrogate pair; here it becomes U+FFFD, as in UTF-8. */
const wholeCharacters = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');

/** Text as a path, whose slashes stay. */
export function encodePath(text: string): string {
  return encodeURI(wholeCharacters(text)).replace(/[?#]/g, encodeURIComponent);
}

/** Text as a value in the query of an address. */
export function encodeQueryValue(text: string): string {
  return encodeURIComponent(wholeCharacters(text));
}
