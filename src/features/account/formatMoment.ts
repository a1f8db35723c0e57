// A moment of the account, with its day and time.

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** `value`: a `DateTime` of the API. */
export function formatMoment(value: string): string {
  return format.format(new Date(value));
}
