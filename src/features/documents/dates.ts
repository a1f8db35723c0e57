// Formats dates and times for people.

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const calendarDay = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "12:04" today, "3 November 2026" on any other day. */
export function formatMoment(iso: string, now = new Date()): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  return date.toDateString() === now.toDateString() ? time.format(date) : day.format(date);
}

/** How long the trash keeps a document, in days. */
const daysInTrash = 30;

/** The day on which the trash deletes a document that was moved there at this time. */
export function deletionOf(trashed: string): string {
  return new Date(new Date(trashed).getTime() + daysInTrash * 24 * 3_600_000).toISOString();
}

/** "3 November 2026". */
export function formatDay(iso: string): string {
  return day.format(new Date(iso));
}

/** "today, 12:04" or "3 November 2026, 12:04". */
export function formatMomentLong(iso: string, now = new Date()): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  return `${date.toDateString() === now.toDateString() ? 'today' : day.format(date)}, ${time.format(date)}`;
}

/** "today, 12:04 to 12:16", or with both days if they differ. */
export function formatSpan(from: string, to: string, now = new Date()): string {
  const [start, end] = [formatMomentLong(from, now), formatMomentLong(to, now)];
  if (start === end) return start;
  const isOneDay = new Date(from).toDateString() === new Date(to).toDateString();
  return `${start} to ${isOneDay ? time.format(new Date(to)) : end}`;
}

/** The day of a conference: a calendar date, independent of time zones. */
export function formatCalendarDay(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : calendarDay.format(date);
}
