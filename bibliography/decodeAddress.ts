// Shows addresses without percent-encoding.

/** Decodes the percent-encoding of an address; an address with invalid encoding is returned unchanged. */
export function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
