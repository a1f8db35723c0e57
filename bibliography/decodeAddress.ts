// Addresses as people read them: without the percent signs of what was escaped.

/** An address with the characters that its escapes stand for; one with a broken escape stays as it is. */
export function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
