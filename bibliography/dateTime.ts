// Reads points in time: ISO 8601 as other programs write it, including dates without a time.
import { isDate } from './edtf.ts';

const momentForm =
  /^(?<day>\d{4}-\d{2}-\d{2})(?:T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?<zone>Z|[+-]\d{2}:\d{2})?)?$/i;

/** Reads an ISO 8601 date or date-time; without a time zone it is UTC. Null for other texts. */
export function readMoment(text: string): Date | null {
  const match = momentForm.exec(text);
  const day = match?.groups?.day ?? '';
  if (!match || day < '0001' || !isDate(day)) return null;
  const moment = new Date(text.length > day.length && match.groups?.zone === undefined ? `${text}Z` : text);
  // The time zone may move it outside the years with four digits. (The comparison is also false for NaN.)
  const year = moment.getUTCFullYear();
  return year >= 1 && year <= 9999 ? moment : null;
}
