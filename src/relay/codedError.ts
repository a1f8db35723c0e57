// Reads GraphQL errors of the API: their message, code, and problems by path.
import { isRecord } from '#bibliography/isRecord.ts';
import type { PayloadError } from 'relay-runtime';

/** A problem with one part of an input. */
export interface Problem {
  path: string[];
  message: string;
}

/** The codes with which the API refuses a request; other errors are failures of the server. */
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
  // Made by the page of a library that is null (network.ts).
  'LIBRARY_GONE',
] as const;

export type RefusalCode = (typeof refusalCodes)[number];

/** A refusal: its code, message and details (`current` of a conflict, `retryAfter` of a limit). */
export interface Refusal {
  code: RefusalCode;
  message: string;
  problems: Problem[];
  extensions: Record<string, unknown>;
}

/** The refusal in `error`, or null if the server failed (a masked error, or a field without value). */
export function refusalOf(error: PayloadError): Refusal | null {
  const extensions = 'extensions' in error && isRecord(error.extensions) ? error.extensions : {};
  const code = refusalCodes.find((each) => each === extensions.code);
  if (!code) return null;
  const problems = Array.isArray(extensions.problems) ? extensions.problems.filter(isProblem) : [];
  return { code, message: error.message, problems, extensions };
}

/** Whether the server is temporarily unable to answer any request. */
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
