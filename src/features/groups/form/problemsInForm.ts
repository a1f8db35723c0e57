// Turns the API's problems into messages of the form.
import type { Problem } from '#machines/problem.ts';

/** Shortens paths of the API's input: `input, regexKeywordGroup, searchExpression` becomes `searchExpression`. */
export function problemsInForm(problems: readonly Problem[]): readonly Problem[] {
  return problems.map(({ path, message }) => ({
    path: path.filter((step) => step !== 'input' && !step.endsWith('Group')).map((step) => names[step] ?? step),
    message,
  }));
}

const names: Readonly<Record<string, string>> = { hierarchyType: 'hierarchy', displayName: 'name' };
