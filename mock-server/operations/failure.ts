// Finds out whether and how an operation failed, from its response. Most failures have status 200.
import type { SentAnswer } from '../http/interceptAnswer.ts';
import { isObject } from './isObject.ts';

export interface Failure {
  /**
   * `cut`: the connection was cut. `status`: an HTTP error status. `unreadable`: not a GraphQL response. `errors`: GraphQL errors. `problem`: a result
   * whose type is a problem.
   */
  readonly kind: 'cut' | 'status' | 'unreadable' | 'errors' | 'problem';
  /** The status, the error codes, or the type of the problem; null for other failures. */
  readonly detail: string | null;
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}

function codeOf(error: unknown): string | null {
  const extensions = isObject(error) ? error.extensions : null;
  return isObject(extensions) && typeof extensions.code === 'string' ? extensions.code : null;
}

/** The type of a result that is a problem. All these types end in `Problem`; if the query has no `__typename`, `problems` shows it. */
function problemOf(result: unknown): string | null {
  if (!isObject(result)) return null;
  const { __typename: type, problems } = result;
  if (typeof type === 'string') return type.endsWith('Problem') ? type : null;
  return Array.isArray(problems) ? 'InputValidationProblem' : null;
}

function joinUnique(words: readonly (string | null)[]): string | null {
  const unique = [...new Set(words)].filter((word) => word !== null);
  return unique.length === 0 ? null : unique.join(', ');
}

/** Null if the operation succeeded. */
export function failureOf({ status, body, isWhole }: SentAnswer): Failure | null {
  if (status === null || !isWhole) return { kind: 'cut', detail: null };
  if (status >= 400) return { kind: 'status', detail: String(status) };
  const answer = parse(body);
  if (!isObject(answer)) return { kind: 'unreadable', detail: null };
  const { data, errors } = answer;
  if (Array.isArray(errors)) return { kind: 'errors', detail: joinUnique(errors.map(codeOf)) };
  const problem = joinUnique(Object.values(isObject(data) ? data : {}).map(problemOf));
  return problem === null ? null : { kind: 'problem', detail: problem };
}
