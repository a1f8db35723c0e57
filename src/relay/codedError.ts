// Reads a GraphQL error as the API words it: a message, a code from the API's list, problems by path.
import { isRecord } from '#bibliography/isRecord.ts';
import type { PayloadError } from 'relay-runtime';

/** What is wrong with one part of an input. */
export interface Problem {
  path: string[];
  message: string;
}

/** The refusals of the API: expected answers, as opposed to the server having failed. */
const refusalCodes = [
  'UNAUTHENTICATED',
  'NOT_FOUND',
  'BAD_USER_INPUT',
  'CONFLICT',
  'RATE_LIMITED',
  'PAYLOAD_TOO_LARGE',
  'BAD_REQUEST',
  'FORBIDDEN',
  'NOT_IMPLEMENTED',
  'STORAGE_FULL',
] as const;

export type RefusalCode = (typeof refusalCodes)[number];

/** A refusal: which one, in words, and what the server said beside it (`current` of a conflict, `retryAfter` of a limit). */
export interface Refusal {
  code: RefusalCode;
  message: string;
  problems: Problem[];
  extensions: Record<string, unknown>;
}

/** The refusal that `error` stands for, or null when the server failed (a masked error, a field that broke). */
export function refusalOf(error: PayloadError): Refusal | null {
  const extensions = 'extensions' in error && isRecord(error.extensions) ? error.extensions : {};
  const code = refusalCodes.find((each) => each === extensions.code);
  if (!code) return null;
  const problems = Array.isArray(extensions.problems) ? extensions.problems.filter(isProblem) : [];
  return { code, message: error.message, problems, extensions };
}

/** Whether the server says that it cannot work at the moment, whatever it is asked. */
export function isUnavailable(error: PayloadError): boolean {
  return 'extensions' in error && isRecord(error.extensions) && error.extensions.code === 'SERVICE_UNAVAILABLE';
}

function isProblem(value: unknown): value is Problem {
  return (
    isRecord(value) &&
    typeof value.message === 'string' &&
    Array.isArray(value.path) &&
    value.path.every((step) => typeof step === 'string')
  );
}
