// A problem with something a person typed: which field, and what to do, in the words of the API.

/** The read-only view of the API's problems and of those of `bibliography/validation.ts`. */
export interface Problem {
  /** The names of the fields concerned, or the path into one field; empty if the problem concerns the whole input. */
  readonly path: readonly string[];
  readonly message: string;
}

/** Says whether a problem is shown at the field of this name. */
export function concerns(problem: Problem, name: string): boolean {
  return problem.path.includes(name);
}

/** The problems within the field of this name, their paths beginning below it. */
export function problemsWithin(problems: readonly Problem[], name: string): Problem[] {
  return problems.filter(({ path }) => path[0] === name).map(({ path, message }) => ({ path: path.slice(1), message }));
}

/** The message of a thrown value, as it is shown to people. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
