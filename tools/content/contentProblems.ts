// Collects the errors in the content, so that one build reports all of them.

/** Reports an error in a file, with its line if it is known. */
export type Report = (text: string, line?: number) => void;

/** Stops the build. The message has one line for each problem, which begins with the file. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The content cannot be built:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/** Collects problems. */
export interface Problems {
  /** Returns the function that reports problems of this file. */
  readonly in: (file: string) => Report;
  /** Throws all collected problems, if there are any. */
  readonly throwAny: () => void;
}

/** Makes an empty collection. */
export function gatherProblems(): Problems {
  const problems: string[] = [];
  return {
    in: (file) => (text, line) => {
      problems.push(line === undefined ? `${file}: ${text}` : `${file}:${line}: ${text}`);
    },
    throwAny: () => {
      if (problems.length > 0) throw new ContentError(problems);
    },
  };
}
