// Points in time as people say them.

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

/** "today, 12:04" or "3 November 2026, 12:04". */
export function formatMomentLong(iso: string, now = new Date()): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  return `${date.toDateString() === now.toDateString() ? 'today' : day.format(date)}, ${time.format(date)}`;
}

/** The day of a conference: a date of the calendar, the same everywhere. */
export function formatCalendarDay(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : calendarDay.format(date);
}
