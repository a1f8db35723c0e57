// A time in the account pages, as a machine-readable element.
import { formatMoment } from './formatMoment.ts';

/** Renders it. */
export function Moment({ value }: { value: string }) {
  return <time dateTime={value}>{formatMoment(value)}</time>;
}
