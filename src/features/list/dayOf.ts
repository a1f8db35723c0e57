// Formats a time as a date for a column of the list.

let format: Intl.DateTimeFormat | undefined;

/** "5 Mar 2006"; empty if there is no time. */
export function dayOf(moment: string | null | undefined): string {
  if (moment == null) return '';
  format ??= new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
  return format.format(new Date(moment));
}
