// What is wrong in the content, gathered, so that one build tells all of it.

/** Says what is wrong in a file, and in which line where that is known. */
export type Report = (text: string, line?: number) => void;

/** Stops the build: one line for each problem, beginning with the file. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The content cannot be built:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/** Where problems are gathered. */
export interface Problems {
  /** What takes those of one file. */
  readonly in: (file: string) => Report;
  /** Throws them all, if there are any. */
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
