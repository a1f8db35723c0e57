// A moment of the account as text that programs can read too.
import { formatMoment } from './formatMoment.ts';

/** Draws it. */
export function Moment({ value }: { value: string }) {
  return <time dateTime={value}>{formatMoment(value)}</time>;
}
