// Turns the API's problems into messages of the form.
import type { Problem } from '#machines/problem.ts';

/** `input, regexKeywordGroup, searchExpression` is `searchExpression` to the form. */
export function problemsInForm(problems: readonly Problem[]): readonly Problem[] {
  return problems.map(({ path, message }) => ({
    path: path.filter((step) => step !== 'input' && !step.endsWith('Group')).map((step) => names[step] ?? step),
    message,
  }));
}

const names: Readonly<Record<string, string>> = { hierarchyType: 'hierarchy', displayName: 'name' };
