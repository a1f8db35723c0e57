// Moments of a world, as people read them: in UTC, so that everybody who shares a state sees the same.

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' });

export function formatMoment(iso: string): string {
  return `${format.format(new Date(iso))} UTC`;
}
