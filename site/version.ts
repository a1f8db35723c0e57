// What a version of the desktop app looks like.

/** Numbers, and at most a pre-release: nothing that could mean something else in an address. */
const version = /^\d{1,4}(\.\d{1,4}){1,3}(-[0-9a-z]{1,16}([._-][0-9a-z]{1,16}){0,3})?$/i;

/** Whether `value` is a version, safe to stand in an address. */
export function isVersion(value: string): boolean {
  return version.test(value);
}
