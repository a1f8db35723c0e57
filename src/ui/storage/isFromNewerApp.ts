// Tests whether a newer version of the app has stored something on this device.

/** `version` is the one that this app writes. What was stored without a version is older. */
export function isFromNewerApp(stored: { readonly version?: unknown }, version: number): boolean {
  return typeof stored.version === 'number' && stored.version > version;
}
