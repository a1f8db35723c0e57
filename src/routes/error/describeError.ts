// Describes an error that stopped a page.
import { isRecord } from '#bibliography/isRecord.ts';
import { isNotFound } from '@tanstack/react-router';
import { type RefusalCode, refusalOf } from '#src/relay/codedError.ts';
import { NetworkError, ResponseError, TimeoutError } from '#src/relay/transportError.ts';
import { errorTexts } from './errorTexts.ts';

export interface ErrorDescription {
  /** The status code, if a server answered. */
  code: number | undefined;
  title: string;
  text: string;
  /** What can help, if anything: trying again, or reloading the page. */
  remedy: 'retry' | 'reload';
}

/** The HTTP status for each refusal code of the API. */
const statuses: Readonly<Record<RefusalCode, number>> = {
  BAD_REQUEST: 400,
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  LIBRARY_GONE: 404,
  NOT_FOUND: 404,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  RATE_LIMITED: 429,
  NOT_IMPLEMENTED: 501,
  STORAGE_FULL: 507,
};

/** Distinguishes errors that the person can fix (a lost connection, an outdated page) from those that only developers can. */
export function describeError(error: unknown): ErrorDescription {
  if (error instanceof NetworkError || error instanceof TimeoutError) {
    return { code: undefined, title: error.message, text: errorTexts.noAnswer, remedy: 'retry' };
  }
  if (isChunkFailure(error)) return { code: undefined, ...errorTexts.missingPart, remedy: 'reload' };
  const { code, message } = refusalIn(error) ?? answerIn(error) ?? { code: 500, message: '' };
  return {
    code,
    title: message.replace(/\.$/, '') || (code === 404 ? errorTexts.notFound.code : errorTexts.serverError.code),
    text: textOf(code),
    remedy: 'retry',
  };
}

function textOf(code: number): string {
  if (code === 404) return errorTexts.notFound.text;
  if (code === 401 || code === 403) return errorTexts.forbidden;
  if (code === 429) return errorTexts.tooManyRequests;
  return code < 500 ? errorTexts.notAccepted : errorTexts.serverError.text;
}

/** A status code, and its message for people. */
interface Answer {
  code: number;
  message: string;
}

/** The API's refusal, if the error is one. */
function refusalIn(error: unknown): Answer | null {
  if (!(error instanceof ResponseError)) return null;
  const refusal = error.errors.map(refusalOf).find((each) => each !== null);
  return refusal ? { code: statuses[refusal.code], message: refusal.message } : null;
}

/** The message of an error that has a status code. Messages of other errors are for developers. */
function answerIn(error: unknown): Answer | null {
  if (isNotFound(error)) return { code: 404, message: '' };
  if (!isRecord(error)) return null;
  const code = [error.status, error.statusCode, error.code].find((each) => typeof each === 'number');
  if (code === undefined || !Number.isInteger(code) || code < 400 || code > 599) return null;
  return { code, message: typeof error.message === 'string' ? error.message : '' };
}

/** The browsers' messages for a module that failed to load. */
function isChunkFailure(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script failed|unable to preload css/i.test(error.message)
  );
}
