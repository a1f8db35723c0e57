// Formats times of a world in UTC, so that everybody with whom a state is shared sees the same.

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' });

export function formatMoment(iso: string): string {
  return `${format.format(new Date(iso))} UTC`;
}
