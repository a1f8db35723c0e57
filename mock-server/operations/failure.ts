// How an operation failed, read from its answer: most failures come with status 200.
import type { SentAnswer } from '../http/watchAnswer.ts';
import { isObject } from './isObject.ts';

/** `detail` says which: a status, the codes of the errors, the type of the problem. */
export interface Failure {
  /** The connection was cut, an HTTP status says so, it is no answer of GraphQL, it has errors, or a typed problem is its result. */
  readonly kind: 'cut' | 'status' | 'unreadable' | 'errors' | 'problem';
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

/** The type of a result that is a problem, as all of them are called in the schema; who asks for no types is known by its `problems`. */
function problemOf(result: unknown): string | null {
  if (!isObject(result)) return null;
  const { __typename: type, problems } = result;
  if (typeof type === 'string') return type.endsWith('Problem') ? type : null;
  return Array.isArray(problems) ? 'InputValidationProblem' : null;
}

function listed(words: readonly (string | null)[]): string | null {
  const said = [...new Set(words)].filter((word) => word !== null);
  return said.length === 0 ? null : said.join(', ');
}

/** Null where the operation went well. */
export function failureOf({ status, body, isWhole }: SentAnswer): Failure | null {
  if (status === null || !isWhole) return { kind: 'cut', detail: null };
  if (status >= 400) return { kind: 'status', detail: String(status) };
  const answer = parse(body);
  if (!isObject(answer)) return { kind: 'unreadable', detail: null };
  const { data, errors } = answer;
  if (Array.isArray(errors)) return { kind: 'errors', detail: listed(errors.map(codeOf)) };
  const problem = listed(Object.values(isObject(data) ? data : {}).map(problemOf));
  return problem === null ? null : { kind: 'problem', detail: problem };
}
