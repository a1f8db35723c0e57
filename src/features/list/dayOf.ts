// A moment as the day it was, for a column of the list.

let format: Intl.DateTimeFormat | undefined;

/** "5 Mar 2006"; nothing of nothing. */
export function dayOf(moment: string | null | undefined): string {
  if (moment == null) return '';
  format ??= new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
  return format.format(new Date(moment));
}
