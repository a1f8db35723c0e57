// Encodes text as part of an address.

/** `encodeURI` throws for a lone surrogate; here it becomes U+FFFD, as in UTF-8. */
const wholeCharacters = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');

/** Encodes text as a path; slashes stay. */
export function encodePath(text: string): string {
  return encodeURI(wholeCharacters(text)).replace(/[?#]/g, encodeURIComponent);
}

/** Encodes text as a value in a query. */
export function encodeQueryValue(text: string): string {
  return encodeURIComponent(wholeCharacters(text));
}
