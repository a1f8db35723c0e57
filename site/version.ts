// The form of the desktop app's version numbers.

/** Numbers, and optionally a pre-release. No character that is special in a URL, because the version becomes part of one. */
const version = /^\d{1,4}(\.\d{1,4}){1,3}(-[0-9a-z]{1,16}([._-][0-9a-z]{1,16}){0,3})?$/i;

/** Whether `value` is a version, which is safe to use in a URL. */
export function isVersion(value: string): boolean {
  return version.test(value);
}
